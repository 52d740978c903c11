import { ByteReader, requireSize, unreadable } from './imageBytes.ts'

const [extension, image, trailer] = [0x21, 0x2c, 0x3b]
const [graphicControl, application] = [0xf9, 0xff]
const mostFrames = 500

/**
 * A GIF of its frames and how they repeat; comments, other extensions and what stands behind its end are left
 * out.
 */
export function rewriteGif(content: Buffer): Buffer {
  const reader = new ByteReader(content)
  const header = reader.take(6)
  const screen = reader.take(7)
  const size = { width: screen.readUInt16LE(0), height: screen.readUInt16LE(2) }
  requireSize(size)
  const parts = [header, screen, colours(reader, screen.readUInt8(4))]
  let frames = 0
  for (let kind = reader.byte(); kind !== trailer; kind = reader.byte()) {
    if (kind === image) {
      const place = reader.take(9)
      requireSize({ width: place.readUInt16LE(4), height: place.readUInt16LE(6) })
      if (++frames > mostFrames || frames * size.width * size.height > 10 * 60_000_000) throw unreadable()
      parts.push(
        Buffer.from([image]),
        place,
        colours(reader, place.readUInt8(8)),
        reader.take(1),
        blocks(reader),
      )
    } else if (kind === extension) {
      const label = reader.byte()
      const data = blocks(reader)
      if (label === graphicControl || (label === application && isRepetition(data)))
        parts.push(Buffer.from([extension, label]), data)
    } else throw unreadable()
  }
  if (frames === 0) throw unreadable()
  return Buffer.concat([...parts, Buffer.from([trailer])])
}

/** A table of colours, if the flags say that there is one. */
const colours = (reader: ByteReader, flags: number) =>
  reader.take(flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Blocks with their lengths, to the empty one. */
function blocks(reader: ByteReader): Buffer {
  const parts: Buffer[] = []
  for (;;) {
    const length = reader.take(1)
    parts.push(length, reader.take(length.readUInt8()))
    if (length.readUInt8() === 0) return Buffer.concat(parts)
  }
}

const isRepetition = (data: Buffer) => data.toString('latin1', 1, 12) === 'NETSCAPE2.0' && data.length === 17
