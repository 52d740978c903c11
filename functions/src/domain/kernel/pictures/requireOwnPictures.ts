import type { PictureOwner } from '../../../shared/pictures/pictureOwner.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Refusal } from '../../../shared/errors/refusals.ts'
import { hasFile, ownFilePath } from '../../../store/files.ts'
import { AppError } from '../errors/AppError.ts'
import { pictureFolder } from './pictureFolder.ts'

/**
 * Requires that uploaded pictures exist and belong to an allowed owner, so that another owner cannot delete
 * them. `addresses`: URLs by the names of their fields. Throws AppError 'invalid-argument' that names the
 * fields. URLs elsewhere are not checked.
 */
export async function requireOwnPictures(
  region: Region,
  owner: PictureOwner | readonly PictureOwner[],
  urls: Record<string, string>,
): Promise<void> {
  const folders = [owner].flat().map(pictureFolder)
  const refusals: [string, Refusal][] = []
  for (const [field, url] of Object.entries(urls)) {
    const path = ownFilePath(region, url)
    // Plain http is for the emulators' files; in production it would reach visitors' own machines.
    if (path === undefined && !url.startsWith('http:')) continue
    const isOwn = folders.some((folder) => path?.startsWith(folder))
    if (!path || !isOwn || !(await hasFile(region, path))) refusals.push([field, 'pictureGone'])
  }
  if (refusals.length > 0) throw new AppError('invalid-argument', 'pictureGone', Object.fromEntries(refusals))
}
