import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Tone } from '@parley/functions/shared/knowledge/brand'
import type { DraftTest } from './drafted/DraftTest.ts'
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
  /** The picture of the agent: the site's logo or icon, a file or crop of the person, or none. */
  picture: 'logo' | 'favicon' | 'own' | 'none'
  /** The file of the person, or the part that they cropped, as a `data:` URL; empty for none. */
  ownPicture: string
  /** The URL of the picture since it was uploaded. */
  pictureUrl: string
  /** The changes of the person; undefined for what is drafted from the website, see `draftedTexts`. */
  tone: Tone | undefined
  language: string | undefined
  greeting: string | undefined
  replies: string[] | undefined
  tests: DraftTest[] | undefined
  /** URLs of pages that do not become knowledge. */
  leftOut: string[]
  /** Whether the website becomes knowledge of the agent. */
  mustReadSite: boolean
  /** Why the website could not become knowledge; empty if nothing is wrong. */
  siteFailure: string
  /** Why the tests could not be saved; empty if nothing is wrong. */
  testsFailure: string
  /** The ids of the saved tests. */
  testIds: string[]
  /** Whether the agent was published at the end. */
  isPublished: boolean
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
  return picture === 'none' ? '' : (brand?.[picture] ?? '')
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
    tone: undefined,
    language: undefined,
    greeting: undefined,
    replies: undefined,
    tests: undefined,
    leftOut: [],
    mustReadSite: false,
    siteFailure: '',
    testsFailure: '',
    testIds: [],
    isPublished: false,
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
