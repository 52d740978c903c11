/** Returns the parts of a voice note that are read: two pages of Ogg, the last with the duration. */
export function oggOf(seconds: number, words = ''): Buffer {
  const first = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead')])
  const last = Buffer.alloc(28)
  last.write('OggS')
  last.writeBigUInt64LE(BigInt(seconds * 48_000), 6)
  return Buffer.concat([first, Buffer.from(words), last])
}
