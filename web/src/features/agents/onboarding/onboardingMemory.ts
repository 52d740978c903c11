import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/browser/stored.ts'
import type { WorkspaceRef } from '../../../lib/session/session.ts'
import { emptyWizard, type WizardMemory } from '../wizard/wizardDraft.ts'

/** The stored draft: whatever an older version has written, a page must open with it. */
const draftSchema = z.object({
  step: z.enum(['company', 'branding', 'success']),
  company: z.string(),
  website: z.string(),
  business: z.string(),
  primaryColor: z.string(),
  brand: z.object({ website: z.string(), colours: z.array(z.string()), favicon: z.string() }).optional(),
  picture: z.enum(['favicon', 'own', 'none']),
  ownPicture: z.string(),
  pictureUrl: z.string(),
  mustReadSite: z.boolean(),
  siteFailure: z.string(),
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
