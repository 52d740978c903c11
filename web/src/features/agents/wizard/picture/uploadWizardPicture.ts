import type { Region } from '@parley/functions/shared/regions/regions'
import { uploadPicture } from '../../../../lib/files/uploadPicture.ts'
import { fileOfDataUrl } from './fileOfDataUrl.ts'
import { pictureOf, type WizardDraft } from '../wizardDraft.ts'

/**
 * Uploads the picture of a wizard's agent and returns its URL: empty without a picture, and for a site's icon
 * that the server refuses, which is no reason to stop. Throws a `CallError` for a file of the person.
 */
export async function uploadWizardPicture(
  { region, agentId }: { region: Region; agentId: string },
  draft: WizardDraft,
): Promise<string> {
  const url = pictureOf(draft)
  if (url === '') return ''
  try {
    return await uploadPicture(region, { agentId }, fileOfDataUrl(url))
  } catch (error) {
    if (draft.picture === 'own') throw error
    return ''
  }
}
