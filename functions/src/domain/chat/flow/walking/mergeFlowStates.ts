import { isSame } from '../../../../shared/texts/isSame.ts'
import { flowStateLimits, type FlowState } from '../../../../shared/flow/flowState.ts'

/** The states of one conversation around a turn; null before a flow has said anything. */
export interface FlowStates {
  /** What the turn began with. */
  start: FlowState | null
  /** What is stored when it ends: another one where a second turn ended in between. */
  stored: FlowState | null
  /** What the turn has made of it. */
  ended: FlowState
}

/**
 * What to store at the end of a turn. The conversation stands where the turn that ends last has left it; what
 * either turn has found out is kept, within the limits, and the later one wins for the same field.
 */
export function mergeFlowStates({ start, stored, ended }: FlowStates): FlowState {
  if (isSame(start, stored)) return ended
  // Where nothing is stored any more it was forgotten, and does not come back.
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

/** The entries that are new or other than before. */
function changesOf<Value extends string>(
  before: Readonly<Record<string, Value>> = {},
  after: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value))
}
