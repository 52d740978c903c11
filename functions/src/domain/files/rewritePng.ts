import { crc32 } from 'node:zlib'
import { ByteReader, requireSize, unreadable } from './imageBytes.ts'

const kept = new Set('IHDR PLTE tRNS gAMA cHRM sRGB sBIT bKGD pHYs acTL fcTL IDAT fdAT IEND'.split(' '))

/**
 * A PNG of the chunks that are needed to show it; texts, profiles and what stands behind its end are left
 * out.
 */
export function rewritePng(content: Buffer): Buffer {
  const reader = new ByteReader(content)
  const parts = [reader.take(8)]
  for (let type = ''; type !== 'IEND';) {
    const length = reader.take(4).readUInt32BE()
    const named = reader.take(4)
    const data = reader.take(length)
    reader.take(4)
    const isFirst = type === ''
    type = named.toString('latin1')
    if (isFirst) {
      if (type !== 'IHDR' || length !== 13) throw unreadable()
      requireSize({ width: data.readUInt32BE(0), height: data.readUInt32BE(4) })
    }
    if (kept.has(type)) parts.push(chunk(named, data))
  }
  return Buffer.concat(parts)
}

function chunk(type: Buffer, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(Buffer.concat([type, data])))
  return Buffer.concat([length, type, data, check])
}
