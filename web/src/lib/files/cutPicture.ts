/** Screens show a face with at most a quarter of this size. */
const maxSide = 512

/**
 * Crops a square part of a picture, given in the picture's own pixels, to a file of at most 512 pixels a
 * side.
 */
export async function cutPicture(
  picture: File,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<File> {
  const source = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const side = Math.max(1, Math.min(maxSide, Math.round(width)))
  const canvas = new OffscreenCanvas(side, side)
  canvas.getContext('2d')?.drawImage(source, x, y, width, height, 0, 0, side, side)
  source.close()
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
  return new File([blob], picture.name.replace(/\.\w+$/, '.webp'), { type: blob.type })
}
