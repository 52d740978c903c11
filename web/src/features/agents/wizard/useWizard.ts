import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { useRef, useState } from 'react'
import { findEdits } from '../../../lib/drafts/findEdits.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { createFailure } from '../newAgent/createFailure.ts'
import { createAgent, readAgent, saveEdits, validateAgent } from '../agentActions.ts'
import { wizardAgent, wizardWords } from './wizardAgent.ts'
import { readSiteInto } from './readSiteInto.ts'
import { saveDraftTests } from './saveDraftTests.ts'
import { uploadWizardPicture } from './picture/uploadWizardPicture.ts'
import { useSiteReading } from './found/useSiteReading.ts'
import type { BrandReading } from './found/useBrandReading.ts'
import {
  emptyWizard,
  pageMemory,
  type WizardDraft,
  type WizardMemory,
  type WizardStep,
} from './wizardDraft.ts'
import { t } from './texts.ts'
import { firstLacking, wizardProblems } from './wizardProblems.ts'

export interface Wizard {
  draft: WizardDraft
  /** The problems of the current step; shown from the first attempt to continue. */
  errors: FieldErrors
  failure: string | undefined
  isBusy: boolean
  /** The newest attempt to read the website; undefined before the first one. */
  reading: BrandReading | undefined
  /** Reads the website that was typed, unless that was done. */
  readSite: () => void
  readAgain: () => void
  change: (changes: Partial<WizardDraft>) => void
  goTo: (step: WizardStep) => void
  /** Goes to the next step if nothing is missing. */
  next: () => void
  startOver: () => void
  /** Restores what was cleared last. */
  bringBack: () => void
  deleteDraft: () => void
}

/**
 * Returns the wizard's state: kept when it closes, checked step by step, and finally used to create an agent.
 */
export function useWizard(memory: WizardMemory = pageMemory): Wizard {
  const workspace = useWorkspaceRef()
  const { draft, latest, saveDraft, change } = useDraft(memory, workspace)
  const [isChecked, setChecked] = useState(false)
  const { isBusy, failure, send, resetFailure } = useSender()

  const { reading, readSite, readAgain } = useSiteReading(latest, draft, change)

  function goTo(step: WizardStep) {
    setChecked(false)
    resetFailure()
    change({ step })
  }

  function next() {
    readSite()
    if (draft.step === 'company' && Object.keys(wizardProblems('company', draft)).length === 0)
      return goTo('branding')
    const lacking = firstLacking(draft)
    if (lacking === undefined) return void send({ work: create })
    setChecked(true)
    saveDraft({ ...draft, step: lacking })
  }

  async function create() {
    saveDraft(await createFrom(workspace, draft, saveDraft))
    setChecked(false)
  }

  return {
    draft,
    failure,
    isBusy,
    goTo,
    next,
    errors: isChecked ? wizardProblems(draft.step, draft) : {},
    reading,
    readSite,
    readAgain,
    change,
    startOver: () => {
      setChecked(false)
      saveDraft({ ...emptyWizard(), cleared: { ...draft, cleared: undefined } })
    },
    bringBack: () => {
      if (draft.cleared) saveDraft(draft.cleared)
    },
    deleteDraft: () => memory.deleteDraft(workspace),
  }
}

/** Returns the draft, and functions that replace it where it is kept and shown. */
function useDraft(memory: WizardMemory, workspace: Workspace) {
  const [draft, setDraft] = useState(() => memory.recall(workspace))
  /** The draft for what responds later: meanwhile the person may have typed more. */
  const latest = useRef(draft)

  function saveDraft(next: WizardDraft) {
    memory.keep(workspace, next)
    latest.current = next
    setDraft(next)
  }

  function change(changes: Partial<WizardDraft>) {
    saveDraft({ ...latest.current, ...changes })
  }

  return { draft, latest, saveDraft, change }
}

type Workspace = ReturnType<typeof useWorkspaceRef>

/**
 * Creates the agent of a draft, and returns the draft of the last step. `saveDraft` keeps the progress, with
 * which a repetition continues. Throws CallError with the reason for people.
 */
async function createFrom(
  { region, workspaceId }: Workspace,
  draft: WizardDraft,
  saveDraft: (draft: WizardDraft) => void,
): Promise<WizardDraft> {
  let current = draft
  try {
    const agentId =
      current.agentId ??
      (
        await createAgent({
          region,
          workspaceId,
          agentName: wizardWords(draft).title,
          agentTemplate: 'customer-support',
          attemptId: draft.attemptId,
        })
      ).ID
    const stored = await readAgent(region, agentId)
    current = { ...current, agentId, basePrompt: current.basePrompt ?? stored.vgOptions.systemPrompt }
    saveDraft(current)
    current = { ...current, pictureUrl: await uploadWizardPicture({ region, agentId }, current) }
    saveDraft(current)
    const agent = wizardAgent(stored, current, current.basePrompt ?? '')
    const [wrong] = Object.values(await validateAgent(agent))
    if (wrong !== undefined) throw new Error(wrong)
    const { conflicts } = await saveEdits(region, agentId, findEdits(stored, agent))
    if (conflicts.length > 0) throw new CallError('failed-precondition')
    const { sourceId, failure: siteFailure } = await readSiteInto({ region, agentId }, current)
    const tests = await saveDraftTests({ region, agentId }, current, sourceId)
    return { ...current, ...tests, siteFailure, step: 'success' }
  } catch (error) {
    const { code, message } = toCallError(error)
    if (current.agentId === undefined && code !== 'unavailable')
      saveDraft({ ...current, attemptId: crypto.randomUUID() })
    throw new CallError(
      code,
      current.agentId === undefined ? createFailure(error) : t('agentSaveFailed', { reason: message }),
    )
  }
}
