const beginnings = [
  ['image/png', '89504e47'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', '47494638'],
] as const

/** Returns the media type of a picture by its first bytes; empty for anything else. */
export function pictureTypeOf(content: Buffer): string {
  const match = beginnings.find(([, beginning]) => content.toString('hex', 0, 4).startsWith(beginning))
  if (match) return match[0]
  return content.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : ''
}
