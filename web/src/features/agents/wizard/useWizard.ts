import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { useState } from 'react'
import { findEdits } from '../../../lib/drafts/findEdits.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { createFailure } from '../newAgent/createFailure.ts'
import { createAgent, readAgent, saveEdits, validateAgent } from '../agentActions.ts'
import { wizardAgent, wizardWords } from './wizardAgent.ts'
import {
  emptyWizard,
  forgetWizard,
  keepWizard,
  recallWizard,
  type WizardDraft,
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
  change: (changes: Partial<WizardDraft>) => void
  goTo: (step: WizardStep) => void
  /** Goes to the next step if nothing is missing. */
  next: () => void
  startOver: () => void
  /** Restores what was cleared last. */
  bringBack: () => void
  forget: () => void
}

/**
 * Returns the wizard's state: kept when it closes, checked step by step, and finally used to create an agent.
 */
export function useWizard(): Wizard {
  const workspace = useWorkspaceRef()
  const [draft, setDraft] = useState(() => recallWizard(workspace))
  const [isChecked, setChecked] = useState(false)
  const { isBusy, failure, send, forgetFailure } = useSender()

  function put(next: WizardDraft) {
    keepWizard(workspace, next)
    setDraft(next)
  }

  function goTo(step: WizardStep) {
    setChecked(false)
    forgetFailure()
    put({ ...draft, step })
  }

  function next() {
    if (draft.step === 'company' && Object.keys(wizardProblems('company', draft)).length === 0)
      return goTo('branding')
    const lacking = firstLacking(draft)
    if (lacking === undefined) return void send({ work: create })
    setChecked(true)
    put({ ...draft, step: lacking })
  }

  async function create() {
    const { region, workspaceId } = workspace
    let made = draft
    try {
      const agentId =
        made.agentId ??
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
      made = { ...made, agentId, basePrompt: made.basePrompt ?? stored.vgOptions.systemPrompt }
      put(made)
      const agent = wizardAgent(stored, made, made.basePrompt ?? '')
      const [wrong] = Object.values(await validateAgent(agent))
      if (wrong !== undefined) throw new Error(wrong)
      const { conflicts } = await saveEdits(region, agentId, findEdits(stored, agent))
      if (conflicts.length > 0) throw new CallError('failed-precondition')
      put({ ...made, step: 'success' })
      setChecked(false)
    } catch (error) {
      const { code, message } = toCallError(error)
      if (made.agentId === undefined && code !== 'unavailable')
        put({ ...made, attemptId: crypto.randomUUID() })
      throw new CallError(
        code,
        made.agentId === undefined ? createFailure(error) : t('agentSaveFailed', { reason: message }),
      )
    }
  }

  return {
    draft,
    failure,
    isBusy,
    goTo,
    next,
    errors: isChecked ? wizardProblems(draft.step, draft) : {},
    change: (changes) => put({ ...draft, ...changes }),
    startOver: () => {
      setChecked(false)
      put({ ...emptyWizard(), cleared: { ...draft, cleared: undefined } })
    },
    bringBack: () => {
      if (draft.cleared) put(draft.cleared)
    },
    forget: () => forgetWizard(workspace),
  }
}
