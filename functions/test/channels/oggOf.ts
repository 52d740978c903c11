/** A voice note as far as we read one: two pages of Ogg, of which the last says how long it is. */
export function oggOf(seconds: number, words = ''): Buffer {
  const first = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead')])
  const last = Buffer.alloc(28)
  last.write('OggS')
  last.writeBigUInt64LE(BigInt(seconds * 48_000), 6)
  return Buffer.concat([first, Buffer.from(words), last])
}
