import type { Agent } from '@parley/functions/shared/agents/agent'
import type { WorkspaceRef } from '../../../lib/session.ts'

export type WizardStep = 'company' | 'branding' | 'success'

/** What has been typed into the wizard, and what has come of it. */
export interface WizardDraft {
  step: WizardStep
  company: string
  website: string
  business: string
  primaryColor: string
  themeType: Agent['themeType']
  /** One wizard, one agent: a repeated click or a retried request finds the first one. */
  attemptId: string
  /** The template's own prompt, kept so that saving twice does not put the company before it twice. */
  basePrompt: string | undefined
  agentId: string | undefined
  /** What was emptied last, for as long as the wizard is kept. */
  cleared: WizardDraft | undefined
}

/** Outlives the dialog, not the page: whoever closes the wizard by mistake finds it as it was. */
const kept = new Map<string, WizardDraft>()

export function recallWizard(workspace: WorkspaceRef): WizardDraft {
  return kept.get(keyOf(workspace)) ?? emptyWizard()
}

export function keepWizard(workspace: WorkspaceRef, draft: WizardDraft): void {
  kept.set(keyOf(workspace), draft)
}

export function forgetWizard(workspace: WorkspaceRef): void {
  kept.delete(keyOf(workspace))
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

/** Whether closing would leave something behind. */
export function hasTyped({ company, website, business, step }: WizardDraft): boolean {
  return step !== 'success' && [company, website, business].some((text) => text.trim() !== '')
}

function keyOf({ region, workspaceId }: WorkspaceRef): string {
  return `${region}/${workspaceId}`
}
