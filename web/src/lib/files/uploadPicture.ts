import type { PictureOwner } from '@parley/functions/shared/pictures/pictureOwner'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../call.ts'
import { toBase64 } from './toBase64.ts'

/** Stores a picture for its owner and returns its URL. Fails with the server's reason. */
export async function uploadPicture(region: Region, owner: PictureOwner, picture: File): Promise<string> {
  const base64Payload = await toBase64(picture)
  const { url } = await call(
    'uploadPicture',
    { region, owner, filename: picture.name, base64Payload },
    region,
  )
  return url
}
