import type { Agent } from '@parley/functions/shared/agents/agent'
import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext } from 'react'
import type { DraftState, DraftStore } from '../../../lib/drafts/DraftStore.ts'
import type { PathOf } from '../../../lib/drafts/PathOf.ts'
import { useDraft, useDraftField } from '../../../lib/drafts/useDraft.ts'

/** Paths in an agent with values of a kind, such as `widgetOptions.canRate`. */
export type AgentPath<Value> = PathOf<Agent, Value>

/** An agent that is open for editing; the same object as long as it is open. */
export interface AgentEditing {
  region: Region
  store: DraftStore<Agent>
  /**
   * Returns true when everything is saved; false, after a message, if a field is invalid, the write failed or
   * another save conflicts.
   */
  save: () => Promise<boolean>
  /**
   * Resolves when the nodes, which are saved automatically, are on the server; throws if they cannot be
   * saved.
   */
  saveNodes: () => Promise<void>
  /** Like `save`, including the flow, before an action on the whole agent. */
  saveToPublish: () => Promise<boolean>
}

export const AgentDraftContext = createContext<AgentEditing | null>(null)

export function useAgentEditing(): AgentEditing {
  const editing = useContext(AgentDraftContext)
  if (editing === null) throw new Error('No agent is being edited here.')
  return editing
}

/** Returns a part of the agent's draft; renders when this part changes. */
export function useAgentDraft<Part>(select: (draft: Agent) => Part): Part {
  return useDraft(useAgentEditing().store, ({ draft }) => select(draft))
}

/** Returns a part of the stored agent. */
export function useStoredAgent<Part>(select: (stored: Agent) => Part): Part {
  return useDraft(useAgentEditing().store, ({ stored }) => select(stored))
}

/** Returns a part of the editing state, such as whether a save is in progress. */
export function useAgentState<Part>(select: (state: DraftState<Agent>) => Part): Part {
  return useDraft(useAgentEditing().store, select)
}

/** Returns the problems by path. */
export function useAgentErrors(): FieldErrors {
  return useAgentState(({ errors }) => errors)
}

/** Returns one field's value, error and setter; renders for this field alone. */
export function useAgentField(path: AgentPath<unknown>) {
  return useDraftField(useAgentEditing().store, path)
}
