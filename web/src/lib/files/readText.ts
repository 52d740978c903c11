/** Byte order marks of UTF-16. */
const marks = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const

/**
 * Returns the text of a file in UTF-8, in UTF-16 with a byte order mark, or else in the Windows code page in
 * which Excel saves lists.
 */
export async function readText(file: Blob): Promise<string> {
  const content = new Uint8Array(await file.arrayBuffer())
  for (const [encoding, [first, second]] of Object.entries(marks))
    if (content[0] === first && content[1] === second) return new TextDecoder(encoding).decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
