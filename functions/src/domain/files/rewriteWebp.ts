import { ByteReader, requireSize, unreadable, type Size } from './imageBytes.ts'

const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'])
/** That there is a profile, Exif or XMP. */
const dropped = 0x20 | 0x08 | 0x04

/**
 * A WebP of the chunks that are needed to show it; Exif, XMP, profiles and what stands behind its end are
 * left out.
 */
export function rewriteWebp(content: Buffer): Buffer {
  const outer = new ByteReader(content)
  outer.take(4)
  const reader = new ByteReader(outer.take(outer.take(4).readUInt32LE()))
  const parts = [reader.take(4)]
  let isSized = false
  while (!reader.isAtEnd) {
    const type = reader.take(4).toString('latin1')
    const data = Buffer.from(reader.take(reader.take(4).readUInt32LE()))
    if (data.length % 2 === 1 && !reader.isAtEnd) reader.take(1)
    if (!kept.has(type)) continue
    const size = sizeOf(type, data)
    if (size) requireSize(size)
    isSized ||= size !== undefined
    if (type === 'VP8X') data.writeUInt8(data.readUInt8(0) & ~dropped, 0)
    parts.push(chunk(type, data))
  }
  if (!isSized) throw unreadable()
  return chunk('RIFF', Buffer.concat(parts))
}

function sizeOf(type: string, data: Buffer): Size | undefined {
  if (!['VP8 ', 'VP8L', 'VP8X'].includes(type)) return undefined
  if (data.length < 10) throw unreadable()
  if (type === 'VP8X') return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
  if (type === 'VP8 ') return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
