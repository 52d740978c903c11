import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect, useState } from 'react'
import { DraftStore } from '../../../lib/drafts/DraftStore.ts'
import { atFirstEdit } from '../../../lib/drafts/atFirstEdit.ts'
import { saveDraft } from '../../../lib/drafts/saveDraft.ts'
import { useKeptDraft } from '../../../lib/drafts/useKeptDraft.ts'
import { CallError } from '../../../lib/errors.ts'
import { savePending } from '../../../lib/agents/pendingSaves.ts'
import { useUid, useWorkspaceRef } from '../../../lib/session/session.ts'
import { showFailure } from '../../../lib/toast.ts'
import type { AgentEditing } from './AgentDraftContext.ts'
import { loadSaving, saveEdits, validateAgent } from '../agentActions.ts'
import { t } from '../texts.ts'

type ShowFailure = (error: unknown) => void
type WriteEdits = typeof saveEdits

const showOnPage: ShowFailure = (error) =>
  showFailure(error, (reason) => t('agentPageSaveFailed', { error: reason }), 2000)
const showAtPublish: ShowFailure = (error) => showFailure(error, (reason) => t('agentSaveFailed', { reason }))

/** Opens an agent for editing; other saves are merged into the draft. `write` saves its edits. */
export function useOpenAgent(region: Region, followed: Agent, write: WriteEdits = saveEdits): AgentEditing {
  const [editing] = useState(() => openAgent(region, followed, write))
  const uid = useUid()
  const { workspaceId } = useWorkspaceRef()
  useKeptDraft(editing.store, [uid, region, workspaceId, 'agent', followed.ID].join('|'))
  useEffect(() => editing.store.follow(followed), [editing, followed])
  return editing
}

function openAgent(region: Region, agent: Agent, write: WriteEdits): AgentEditing {
  const store = new DraftStore(agent)
  atFirstEdit(store, loadSaving)

  async function save(show: ShowFailure): Promise<boolean> {
    const saving = await saveDraft(store, {
      validate: validateAgent,
      write: (edits) => write(region, agent.ID, edits),
    })
    if (saving.outcome === 'wrong') show(new CallError('invalid-argument', saving.error))
    if (saving.outcome === 'failed') show(saving.error)
    return saving.outcome === 'saved'
  }

  // With disabled nodes, nobody could settle a conflict that blocks the save.
  const saveNodes = () => (store.state.stored.enableNodes ? savePending(agent.ID) : Promise.resolve())

  async function saveToPublish(): Promise<boolean> {
    try {
      await saveNodes()
    } catch (error) {
      showAtPublish(error)
      return false
    }
    return save(showAtPublish)
  }

  return { region, store, save: () => save(showOnPage), saveNodes, saveToPublish }
}
