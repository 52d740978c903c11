import type { ModelPrice } from '@parley/functions/shared/models/modelPrice'
import type { FlowProblem } from '@parley/functions/shared/flow/checks/FlowProblem'
import type { FlowNode, NodeKind } from '@parley/functions/shared/flow/flow'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FlowState, FlowStore } from './FlowStore.ts'
import type { FlowSaver } from './FlowSaver.ts'
import { withNode } from './flowEdits.ts'
import type { NamedThing } from './NamedThing.ts'

/** A flow that is open, with what it can name. */
export interface FlowEditing {
  store: FlowStore
  saver: FlowSaver
  mayEdit: boolean
  /** What nodes can use. */
  tools: readonly NamedThing[]
  /** Whose ends rules can ask for: of a calendar each of its functions. */
  toolOutcomes: readonly NamedThing[]
  /** What stays of tools' answers, for rules and texts, with the tool's name. */
  keptKeys: readonly { key: string; tool: string }[]
  /** Where functions are made; undefined for those who may not. */
  functionsPath?: string | undefined
  /** False while it is not known which tools there are. */
  areToolsKnown: boolean
  /** Reads them anew, where they could not be read. */
  retryTools?: (() => void) | undefined
  forms: readonly NamedThing[]
  models: readonly ModelPrice[]
  /** The model of nodes that have none of their own, as people call it. */
  agentModel: string
}

export const FlowContext = createContext<FlowEditing | null>(null)
/** What is found out of the whole flow, once for all who show a part of it. */
interface FlowFindings {
  /** By the node where they are shown. */
  problems: Partial<Record<string, FlowProblem[]>>
  /** What two have changed, by id. */
  conflicts: { nodes: readonly string[]; edges: readonly string[] }
  /** All nodes as they are read. */
  list: readonly { id: string; name: string; kind: NodeKind }[]
}
export const FindingsContext = createContext<FlowFindings>({
  problems: {},
  conflicts: { nodes: [], edges: [] },
  list: [],
})

export function useFlowEditing(): FlowEditing {
  const editing = useContext(FlowContext)
  if (editing === null) throw new Error('No flow is open here.')
  return editing
}

/** A part of the state; renders when this part changes, so it must not be made anew at each call. */
export function useFlow<Part>(select: (state: FlowState) => Part): Part {
  const { store } = useFlowEditing()
  return useSyncExternalStore(store.subscribe, () => select(store.state))
}

/** Where problems stand that are of the flow as a whole, among those of the nodes. */
export const noNode = ''

const none: readonly FlowProblem[] = []

export function useProblemsOf(nodeId: string): readonly FlowProblem[] {
  return useContext(FindingsContext).problems[nodeId] ?? none
}

/** Changes a node; `place`: the field that was typed into. */
export function useNodeChange(nodeId: string): (changes: Partial<FlowNode>, place?: string) => void {
  const { store } = useFlowEditing()
  return (changes, place) =>
    store.change(withNode(store.state.draft, nodeId, changes), place && `${nodeId}.${place}`)
}
