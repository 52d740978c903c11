import type { Agent } from '@parley/functions/shared/agents/agent'
import type { SiteBrand } from './SiteBrand.ts'
import type { WorkspaceRef } from '../../../lib/session/session.ts'

export type WizardStep = 'company' | 'branding' | 'success'

/** The wizard's input and its result. */
export interface WizardDraft {
  step: WizardStep
  company: string
  website: string
  business: string
  /** The colour as it was typed; see `hexColour`. */
  primaryColor: string
  /** The brand of the website; undefined before it was read. */
  brand: SiteBrand | undefined
  /** The picture of the agent: the site's icon, a file of the person, or none. */
  picture: 'favicon' | 'own' | 'none'
  /** The file of the person as a `data:` URL; empty for none. */
  ownPicture: string
  /** The URL of the picture since it was uploaded. */
  pictureUrl: string
  /** Whether the website becomes knowledge of the agent. */
  mustReadSite: boolean
  /** Why the website could not become knowledge; empty if nothing is wrong. */
  siteFailure: string
  themeType: Agent['themeType']
  /** Identifies the attempt: a repeated click or a retried request finds the same agent. */
  attemptId: string
  /** The template's own prompt, kept so that a second save does not add the company twice. */
  basePrompt: string | undefined
  agentId: string | undefined
  /** The input that was cleared last, as long as the wizard is kept. */
  cleared: WizardDraft | undefined
}

/** The storage of a wizard's draft. */
export interface WizardMemory {
  recall: (workspace: WorkspaceRef) => WizardDraft
  keep: (workspace: WorkspaceRef, draft: WizardDraft) => void
  deleteDraft: (workspace: WorkspaceRef) => void
}

const drafts = new Map<string, WizardDraft>()

/** Survives the dialog, but not the page: a wizard that was closed by mistake keeps its input. */
export const pageMemory: WizardMemory = {
  recall: (workspace) => drafts.get(keyOf(workspace)) ?? emptyWizard(),
  keep: (workspace, draft) => void drafts.set(keyOf(workspace), draft),
  deleteDraft: (workspace) => void drafts.delete(keyOf(workspace)),
}

/** The colour before one is chosen. */
export const defaultColour = '#3a5bd9'

/** Returns the chosen picture as a `data:` URL; empty for none. */
export function pictureOf({ picture, brand, ownPicture }: WizardDraft): string {
  if (picture === 'own') return ownPicture
  return picture === 'favicon' ? (brand?.favicon ?? '') : ''
}

export function emptyWizard(): WizardDraft {
  return {
    step: 'company',
    company: '',
    website: '',
    business: '',
    primaryColor: defaultColour,
    brand: undefined,
    picture: 'favicon',
    ownPicture: '',
    pictureUrl: '',
    mustReadSite: false,
    siteFailure: '',
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
