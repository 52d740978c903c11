import { hourMs } from '../../../shared/durations.ts'
import { imageExtensions, maxImageBytes } from '../../../shared/limits.ts'
import type { PictureOwner } from '../../../shared/pictures/pictureOwner.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { writePublicFile } from '../../../store/files.ts'
import type { Caller } from '../access/actor.ts'
import { AppError } from '../errors/AppError.ts'
import { cleanFileName } from '../texts/fileName.ts'
import { detectImage } from './detectImage.ts'
import { randomIdentifier } from '../identifiers.ts'
import type { Ports } from '../ports/ports.ts'
import { throttle } from '../access/throttle.ts'
import { authorizePicture } from './authorizePicture.ts'
import { planPictureSweep } from './deletePictures.ts'
import { pictureFolder } from './pictureFolder.ts'

/** Uploads of an owner per hour: each is decoded, stored and public. */
const maxUploads = 60

interface PictureUpload {
  region: Region
  owner: PictureOwner
  filename: string
  base64Payload: string
}

/**
 * Stores a picture that pages will show. The server chooses the path and encodes the picture again. Throws
 * AppError 'file-too-large', 'file-type-not-allowed' or 'file-unreadable'.
 */
export async function uploadPicture(
  ports: Pick<Ports, 'imageOfFile' | 'now' | 'tasks'>,
  caller: Caller,
  { region, owner, filename, base64Payload }: PictureUpload,
) {
  await authorizePicture(caller, region, owner)
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64Payload)) throw new AppError('invalid-argument', 'fileNotWhole')
  const content = Buffer.from(base64Payload, 'base64')
  if (content.length > maxImageBytes)
    throw new AppError('file-too-large', {
      key: 'maxSize',
      values: { megabytes: maxImageBytes / 1_000_000 },
    })
  const type = detectImage(content)
  if (!type)
    throw new AppError('file-type-not-allowed', {
      key: 'onlyFiles',
      values: { list: imageExtensions.join(', ') },
    })
  await throttle(`pictures:${Object.values(owner).join()}`, maxUploads, hourMs, ports.now())
  const written = await ports.imageOfFile(region, content)
  const id = randomIdentifier(20)
  const path = `${pictureFolder(owner)}${id}`
  // Before the file: an instance may end between the two, and a file without a sweep would stay.
  await planPictureSweep(ports, region, owner)
  const url = await writePublicFile(region, { path, content: written, type, name: undefined })
  const name = cleanFileName(filename, 120) || 'picture'
  return { url, path, id, dbFilePath: path, filename: name, sizeKB: written.length / 1000 }
}
