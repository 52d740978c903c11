import { ByteReader, requireSize, unreadable } from './imageBytes.ts'

const [startOfImage, endOfImage, startOfScan, exif, adobe] = [0xd8, 0xd9, 0xda, 0xe1, 0xee]
/** Tables, restart interval, and frames that every browser shows: baseline, extended and progressive. */
const tables = new Set([0xdb, 0xc4, 0xdd])
const frames = new Set([0xc0, 0xc1, 0xc2])
const orientationTag = 0x0112

/**
 * A JPEG of the segments that are needed to show it. Of what a camera notes only the way it was held stays;
 * where and when, comments, thumbnails, and what stands behind its end are left out.
 */
export function rewriteJpeg(content: Buffer): Buffer {
  const reader = new ByteReader(content)
  const parts = [reader.take(2)]
  if (parts[0]?.[1] !== startOfImage) throw unreadable()
  let isSized = false
  for (;;) {
    const marker = nextMarker(reader)
    if (marker === endOfImage) break
    const data = segment(reader)
    if (frames.has(marker)) {
      if (data.length < 6) throw unreadable()
      requireSize({ height: data.readUInt16BE(1), width: data.readUInt16BE(3) })
      isSized = true
    }
    if (frames.has(marker) || tables.has(marker) || marker === startOfScan || isAdobe(marker, data))
      parts.push(written(marker, data))
    if (marker === exif) parts.push(orientation(data))
    // Within a scan a marker's first byte is followed by a zero or a restart.
    if (marker === startOfScan) parts.push(reader.takeUntil(isScanEnd))
  }
  if (!isSized) throw unreadable()
  return Buffer.concat([...parts, Buffer.from([0xff, endOfImage])])
}

function nextMarker(reader: ByteReader): number {
  if (reader.byte() !== 0xff) throw unreadable()
  for (;;) {
    const marker = reader.byte()
    // Any number of 0xff may stand before a marker.
    if (marker !== 0xff) return marker
  }
}

const segment = (reader: ByteReader) => reader.take(reader.take(2).readUInt16BE() - 2)

function written(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

const isScanEnd = (byte: number, next: number | undefined) =>
  byte === 0xff && next !== undefined && next !== 0 && !(next >= 0xd0 && next <= 0xd7)

/** Says how the colours are stored. */
const isAdobe = (marker: number, data: Buffer) =>
  marker === adobe && data.length === 12 && data.toString('latin1', 0, 5) === 'Adobe'

/** An Exif segment that says how the camera was held, and nothing else; none where the given one does not. */
function orientation(data: Buffer): Buffer {
  const value = readOrientation(data)
  if (value === undefined) return Buffer.alloc(0)
  const entry = Buffer.from('4d4d002a000000080001011200030000000100000000' + '00000000', 'hex')
  entry.writeUInt16BE(value, 18)
  return written(exif, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), entry]))
}

function readOrientation(data: Buffer): number | undefined {
  if (data.toString('latin1', 0, 6) !== 'Exif\0\0') return undefined
  const tiff = data.subarray(6)
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return undefined
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return undefined
  for (let entry = 0, at = first + 2; entry < short(first) && at + 12 <= tiff.length; entry++, at += 12) {
    if (short(at) !== orientationTag) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}
