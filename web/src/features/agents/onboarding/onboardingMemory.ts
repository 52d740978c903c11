import { tones } from '@parley/functions/shared/knowledge/brand'
import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/browser/stored.ts'
import type { WorkspaceRef } from '../../../lib/session/session.ts'
import { emptyWizard, type WizardMemory } from '../wizard/wizardDraft.ts'

const brandSchema = z.object({
  website: z.string(),
  name: z.string(),
  about: z.string(),
  colours: z.array(z.string()),
  favicon: z.string(),
  logo: z.string(),
  language: z.string(),
  tone: z.enum(tones),
  isThin: z.boolean(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  email: z.string(),
  phone: z.string(),
  pages: z.array(z.object({ url: z.string(), title: z.string(), state: z.enum(['open', 'read', 'failed']) })),
})

/** The stored draft: whatever an older version has written, a page must open with it. */
const draftSchema = z.object({
  step: z.enum(['company', 'branding', 'success']),
  company: z.string(),
  website: z.string(),
  business: z.string(),
  primaryColor: z.string(),
  brand: brandSchema.optional().catch(undefined),
  picture: z.enum(['logo', 'favicon', 'own', 'none']),
  ownPicture: z.string(),
  pictureUrl: z.string(),
  mustReadSite: z.boolean(),
  siteFailure: z.string(),
  testsFailure: z.string().default(''),
  testIds: z.array(z.string()).default([]),
  isPublished: z.boolean().default(false),
  tone: z.enum(tones).optional(),
  language: z.string().optional(),
  greeting: z.string().optional(),
  replies: z.array(z.string()).optional(),
  tests: z
    .array(
      z.object({ kind: z.enum(['page', 'contact', 'about']), question: z.string(), expected: z.string() }),
    )
    .optional(),
  leftOut: z.array(z.string()).default([]),
  themeType: z.enum(['light', 'dark', 'auto']),
  attemptId: z.uuid(),
  basePrompt: z.string().optional(),
  agentId: z.string().optional(),
})

const nameOf = ({ region, workspaceId }: WorkspaceRef) => `onboarding.${region}.${workspaceId}`

/** Keeps the draft of the onboarding in this browser, so that it survives a reload. */
export const onboardingMemory: WizardMemory = {
  recall: (workspace) => {
    const fresh = { ...emptyWizard(), mustReadSite: true }
    try {
      const stored = draftSchema.parse(JSON.parse(readStored(nameOf(workspace)) ?? '{}'))
      return { ...fresh, ...stored }
    } catch {
      return fresh
    }
  },
  keep: (workspace, draft) =>
    writeStored(nameOf(workspace), JSON.stringify({ ...draft, cleared: undefined })),
  deleteDraft: (workspace) => writeStored(nameOf(workspace), null),
}
