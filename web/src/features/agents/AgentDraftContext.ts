import type { Agent } from '@parley/functions/shared/agents/agent'
import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext } from 'react'
import type { DraftState, DraftStore } from '../../lib/drafts/DraftStore.ts'
import type { PathOf } from '../../lib/drafts/PathOf.ts'
import { useDraft, useDraftField } from '../../lib/drafts/useDraft.ts'

/** Paths in an agent at which there are values of a kind, such as `widgetOptions.canRate`. */
export type AgentPath<Value> = PathOf<Agent, Value>

/** An agent that is open for editing; the same object as long as it is open. */
export interface AgentEditing {
  region: Region
  store: DraftStore<Agent>
  /**
   * True when the server has everything; false when a field is wrong, the write failed or others were first,
   * which it has then said.
   */
  save: () => Promise<boolean>
  /** Ends when the nodes, which save themselves, are on the server; fails where they cannot be. */
  saveNodes: () => Promise<void>
  /** The same as `save`, with a flow that saves itself, before something is done with the agent as a whole. */
  saveToPublish: () => Promise<boolean>
}

export const AgentDraftContext = createContext<AgentEditing | null>(null)

export function useAgentEditing(): AgentEditing {
  const editing = useContext(AgentDraftContext)
  if (editing === null) throw new Error('No agent is being edited here.')
  return editing
}

/** A part of the agent with what has been typed; renders when this part changes. */
export function useAgentDraft<Part>(select: (draft: Agent) => Part): Part {
  return useDraft(useAgentEditing().store, ({ draft }) => select(draft))
}

/** A part of the agent as the server has it. */
export function useStoredAgent<Part>(select: (stored: Agent) => Part): Part {
  return useDraft(useAgentEditing().store, ({ stored }) => select(stored))
}

/** A part of what is known of the editing itself, such as whether it is being saved. */
export function useAgentState<Part>(select: (state: DraftState<Agent>) => Part): Part {
  return useDraft(useAgentEditing().store, select)
}

/** What is wrong, by path. */
export function useAgentErrors(): FieldErrors {
  return useAgentState(({ errors }) => errors)
}

/** One field's value and error, and how it is changed; renders for this field alone. */
export function useAgentField(path: AgentPath<unknown>) {
  return useDraftField(useAgentEditing().store, path)
}
