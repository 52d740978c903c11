import { crc32, deflateSync } from 'node:zlib'

const side = 128

/** Returns a square picture as PNG: a disc of a colour, `#rrggbb`, with a white ring in it. */
export function drawIcon(colour: string): Buffer {
  const ink = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  const rows = Buffer.alloc(side * (1 + side * 4))
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const distance = Math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5)
      if (distance > side / 2) continue
      const isRing = distance > 24 && distance < 38
      rows.set([...(isRing ? [255, 255, 255] : ink), 255], y * (1 + side * 4) + 1 + x * 4)
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits for each of red, green, blue and opacity.
  head.set([8, 6], 8)
  const parts = [
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
}
