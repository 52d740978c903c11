import { saveBlob } from '../../../lib/files/saveBlob.ts'
import { zipFiles } from '../../../lib/files/zipFiles.ts'
import type { ExportProgress } from './agentFiles.ts'
import { organisationFiles, type ExportedOrganisation } from './organisationFiles.ts'

/** Downloads all that belongs to an organisation as a ZIP file. Throws when the signal aborts. */
export async function saveOrganisation(
  exported: ExportedOrganisation,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const archive = await zipFiles(organisationFiles(exported, onProgress), signal)
  saveBlob(`${exported.organisation.name}.zip`, archive)
}
