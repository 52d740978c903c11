/** First bytes of the allowed image types. SVG is not allowed, because it can contain scripts. */
const signatures = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
] as const

export type ImageType = (typeof signatures)[number][0] | 'image/webp'

/** Returns the media type of a picture from its bytes; undefined for anything else. */
export function detectImage(content: Buffer): ImageType | undefined {
  const format = signatures.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0]
  if (format) return format
  const isWebp = content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : undefined
}
