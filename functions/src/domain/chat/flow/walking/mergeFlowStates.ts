import { isSame } from '../../../../shared/texts/isSame.ts'
import { flowStateLimits, type FlowState } from '../../../../shared/flow/flowState.ts'

/** The states of one conversation around a turn; null before the flow was used. */
export interface FlowStates {
  /** The state at the start of the turn. */
  start: FlowState | null
  /** The stored state at its end, which differs when another turn ended in between. */
  stored: FlowState | null
  /** The state that the turn produced. */
  ended: FlowState
}

/**
 * Returns the state to store at the end of a turn. The position is that of the turn that ends last. The
 * values of both turns are kept, within the limits, and the later one wins for the same field.
 */
export function mergeFlowStates({ start, stored, ended }: FlowStates): FlowState {
  if (isSame(start, stored)) return ended
  // Values that were deleted in the meantime do not come back.
  const values = { ...stored?.values, ...changesOf(start?.values, ended.values) }
  const tools = { ...stored?.tools, ...changesOf(start?.tools, ended.tools) }
  const hasEnded = ended.outcome !== (start?.outcome ?? '')
  return {
    ...ended,
    values: JSON.stringify(values).length <= flowStateLimits.values ? values : ended.values,
    tools: Object.keys(tools).length <= flowStateLimits.tools ? tools : ended.tools,
    outcome: hasEnded ? ended.outcome : (stored?.outcome ?? ''),
  }
}

/** Returns the entries that are new or changed. */
function changesOf<Value extends string>(
  before: Readonly<Record<string, Value>> = {},
  after: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value))
}
