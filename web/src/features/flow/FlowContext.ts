import type { ModelPrice } from '@parley/functions/shared/models/modelPrice'
import type { FlowProblem } from '@parley/functions/shared/flow/checks/FlowProblem'
import type { FlowNode, NodeKind } from '@parley/functions/shared/flow/flow'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FlowState, FlowStore } from './store/FlowStore.ts'
import type { FlowSaver } from './store/FlowSaver.ts'
import { withNode } from './store/flowEdits.ts'
import type { Live } from '../../lib/live/live.ts'
import type { NamedThing } from './NamedThing.ts'

/** An open flow with everything that it can reference. */
export interface FlowEditing {
  store: FlowStore
  saver: FlowSaver
  mayEdit: boolean
  /** The tools that nodes can use. */
  tools: readonly NamedThing[]
  /** The tools whose results rules can check; a calendar lists each of its functions. */
  toolOutcomes: readonly NamedThing[]
  /** The keys that tools store from their answers, for rules and texts, with the tool's name. */
  keptKeys: readonly { key: string; tool: string }[]
  /** Whether these are all keys; a client does not see those of every tool. */
  areKeysKnown: boolean
  /** The path of the page that creates functions; undefined for users who may not. */
  functionsPath?: string | undefined
  /** The path of the calendars; undefined for the same users. */
  calendarsPath?: string | undefined
  /** False while the tools are loading. */
  areToolsKnown: boolean
  /** Loads the tools again after a failure. */
  retryTools?: (() => void) | undefined
  forms: readonly NamedThing[]
  /** The sources that nodes can be limited to; they load once a node is. */
  sources: Live<readonly NamedThing[]>
  models: readonly ModelPrice[]
  /** The display name of the model of nodes without their own model. */
  agentModel: string
}

export const FlowContext = createContext<FlowEditing | null>(null)
/** The results of checking the whole flow, computed once for all components. */
interface FlowFindings {
  /** Problems by the node that shows them. */
  problems: Partial<Record<string, FlowProblem[]>>
  /** The ids of nodes and edges that two people have changed differently. */
  conflicts: { nodes: readonly string[]; edges: readonly string[] }
  /** All nodes in reading order. */
  list: readonly { id: string; name: string; kind: NodeKind }[]
}
export const FindingsContext = createContext<FlowFindings>({
  problems: {},
  conflicts: { nodes: [], edges: [] },
  list: [],
})

/** Returns the flow that is edited. Throws outside its page. */
export function useFlowEditing(): FlowEditing {
  const editing = useContext(FlowContext)
  if (editing === null) throw new Error('No flow is open here.')
  return editing
}

/**
 * Selects a part of the state and renders when it changes, so `select` must not create a new object on each
 * call.
 */
export function useFlow<Part>(select: (state: FlowState) => Part): Part {
  const { store } = useFlowEditing()
  return useSyncExternalStore(store.subscribe, () => select(store.state))
}

/** The key of problems of the whole flow, among those of the nodes. */
export const noNode = ''

const none: readonly FlowProblem[] = []

export function useProblemsOf(nodeId: string): readonly FlowProblem[] {
  return useContext(FindingsContext).problems[nodeId] ?? none
}

/** Returns a function that changes a node; `place` names the edited text field. */
export function useNodeChange(nodeId: string): (changes: Partial<FlowNode>, place?: string) => void {
  const { store } = useFlowEditing()
  return (changes, place) =>
    store.change(withNode(store.state.draft, nodeId, changes), place && `${nodeId}.${place}`)
}
