import type { PictureOwner } from '../../../shared/pictures/pictureOwner.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { ownFilePath, readFile, writePublicFile } from '../../../store/files.ts'
import { detectImage } from './detectImage.ts'
import { randomIdentifier } from '../identifiers.ts'
import type { Ports } from '../ports/ports.ts'
import { planPictureSweep } from './deletePictures.ts'
import { pictureFolder } from './pictureFolder.ts'

/**
 * Copies a picture to another owner and returns the new URL. A URL elsewhere stays as it is; a missing
 * picture gives an empty text.
 */
export async function copyPicture(
  ports: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
  owner: PictureOwner,
  url: string,
): Promise<string> {
  const path = ownFilePath(region, url)
  if (path === undefined) return url
  const content = await readFile(region, path)
  const type = content && detectImage(content)
  if (!type) return ''
  // Before the file: an instance may end between the two, and a file without a sweep would stay.
  await planPictureSweep(ports, region, owner)
  const copy = { path: `${pictureFolder(owner)}${randomIdentifier(20)}`, content, type, name: undefined }
  return writePublicFile(region, copy)
}
