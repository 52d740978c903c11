import { crc32, deflateSync } from 'node:zlib'

/**
 * Returns small pictures whose pixels take much memory or time, each within the size limit of visitors'
 * files.
 */
export function makeImageBombs(): { name: string; content: Buffer }[] {
  const points = (count: number) => deflateSync(Buffer.alloc(count), { level: 9 })
  return [
    { name: 'a head of 50,000 x 50,000', content: png(50_000, 50_000, points(100)) },
    { name: '59 million points that are really there', content: png(7_680, 7_680, points(7_681 * 7_680)) },
    { name: 'a second picture behind the first', content: png(1, 1, points(59_000_000)) },
    { name: 'frames without end', content: gifOf(5_000, 60_000) },
  ]
}

interface Head {
  width: number
  height: number
  /** 0: grey, 6: red, green, blue and opacity; eight bits each. */
  colourType: 0 | 6
}

/** Returns a PNG of uncompressed rows, each with its filter. */
export function imageBomb(head: Head, rows: Buffer): Buffer {
  return pngOf(head, deflateSync(rows, { level: 9 }))
}

function png(width: number, height: number, data: Buffer): Buffer {
  return pngOf({ width, height, colourType: 0 }, data)
}

function pngOf({ width, height, colourType }: Head, data: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  head.writeUInt8(colourType, 9)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
}

/** Returns a square GIF with a side of `side` pixels and many frames of one pixel each. */
function gifOf(side: number, frames: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const frame = Buffer.from('2c00000000010001000002024401003b'.slice(0, -2), 'hex')
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    Buffer.from('800000000000ffffff', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from('3b', 'hex'),
  ])
}
