import type { Agent, AgentChanges } from '@parley/functions/shared/agent'
import type { FieldErrors } from '@parley/functions/shared/errors'
import type { Region } from '@parley/functions/shared/regions'
import { createContext, useContext } from 'react'

export type AgentOptions = Agent['vgOptions']
export type WidgetOptions = Agent['widgetOptions']

/** An agent while it is edited: what is stored, with what has been typed on top of it. */
export interface AgentDraft {
  region: Region
  stored: Agent
  draft: Agent
  isDirty: boolean
  isSaving: boolean
  /** By path, such as `vgOptions.maxChunkSize`. */
  errors: FieldErrors
  /** How often a save was refused because of a field. */
  refusals: number
  /** Fields that somebody else has stored since they were changed here, by path. */
  conflicts: readonly string[]
  change: (changes: AgentChanges) => void
  changeOptions: (changes: Partial<AgentOptions>) => void
  changeWidget: (changes: Partial<WidgetOptions>) => void
  /**
   * True when the server has everything; false when a field is wrong, the write failed or others were first,
   * which it has then said.
   */
  save: () => Promise<boolean>
  /** The same before a publication, whose failure has words of its own. */
  saveToPublish: () => Promise<boolean>
  /** Saves over what somebody else has stored meanwhile. */
  saveMine: () => Promise<boolean>
  /** Gives up what was typed where somebody else has stored something. */
  takeTheirs: () => void
  discard: () => void
  /** There is something to take back after `discard`. */
  canUndoDiscard: boolean
  undoDiscard: () => void
  forgetDiscarded: () => void
}

export const AgentDraftContext = createContext<AgentDraft | null>(null)

export function useAgentDraft(): AgentDraft {
  const draft = useContext(AgentDraftContext)
  if (draft === null) throw new Error('No agent is being edited here.')
  return draft
}
