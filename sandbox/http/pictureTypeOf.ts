const beginnings = [
  ['image/png', '89504e47'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', '47494638'],
] as const

/** What a picture is by its first bytes; empty for what is none. */
export function pictureTypeOf(content: Buffer): string {
  const known = beginnings.find(([, beginning]) => content.toString('hex', 0, 4).startsWith(beginning))
  if (known) return known[0]
  return content.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : ''
}
