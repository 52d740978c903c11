import type { Region } from '@parley/functions/shared/regions/regions'
import { uploadPicture } from '../../../lib/files/uploadPicture.ts'
import { pictureOf, type WizardDraft } from './wizardDraft.ts'

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
    return await uploadPicture(region, { agentId }, fileOf(url))
  } catch (error) {
    if (draft.picture === 'own') throw error
    return ''
  }
}

/** Returns the file of a base64 `data:` URL. Fetching it would need an exception in the page's policy. */
function fileOf(url: string): File {
  const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/s.exec(url) ?? []
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  return new File([bytes], 'picture', { type })
}
