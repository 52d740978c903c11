import type { Agent } from '@parley/functions/shared/agents/agent'
import type { WorkspaceRef } from '../../../lib/session/session.ts'

export type WizardStep = 'company' | 'branding' | 'success'

/** The wizard's input and its result. */
export interface WizardDraft {
  step: WizardStep
  company: string
  website: string
  business: string
  primaryColor: string
  themeType: Agent['themeType']
  /** Identifies the attempt: a repeated click or a retried request finds the same agent. */
  attemptId: string
  /** The template's own prompt, kept so that a second save does not add the company twice. */
  basePrompt: string | undefined
  agentId: string | undefined
  /** The input that was cleared last, as long as the wizard is kept. */
  cleared: WizardDraft | undefined
}

/** Survives the dialog, but not the page: a wizard that was closed by mistake keeps its input. */
const drafts = new Map<string, WizardDraft>()

export function recallWizard(workspace: WorkspaceRef): WizardDraft {
  return drafts.get(keyOf(workspace)) ?? emptyWizard()
}

export function keepWizard(workspace: WorkspaceRef, draft: WizardDraft): void {
  drafts.set(keyOf(workspace), draft)
}

export function forgetWizard(workspace: WorkspaceRef): void {
  drafts.delete(keyOf(workspace))
}

export function emptyWizard(): WizardDraft {
  return {
    step: 'company',
    company: '',
    website: '',
    business: '',
    primaryColor: '#3a5bd9',
    themeType: 'light',
    attemptId: crypto.randomUUID(),
    basePrompt: undefined,
    agentId: undefined,
    cleared: undefined,
  }
}

/** Returns whether closing would lose input. */
export function hasTyped({ company, website, business, step }: WizardDraft): boolean {
  return step !== 'success' && [company, website, business].some((text) => text.trim() !== '')
}

function keyOf({ region, workspaceId }: WorkspaceRef): string {
  return `${region}/${workspaceId}`
}
