import { StringDecoder } from 'node:string_decoder'
import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { fileLimits } from './fileLimits.ts'

/** The archive is invalid or above our limits; the message is for the log. */
export class BadZip extends Error {}

interface Entry {
  method: number
  packedBytes: number
  declaredBytes: number
  at: number
}

export interface Archive {
  names: readonly string[]
  /** Returns a file as a whole, at most `fileLimits.inflatedBytes`; undefined for a missing one. */
  read(name: string): Buffer | undefined
  /** Streams the text of a file, at most `fileLimits.streamedBytes`; empty for a missing one. */
  parts(name: string): AsyncIterable<string>
}

/**
 * Reads single files of an archive by its central directory, without decompressing the others. The size is
 * limited during decompression, whatever the archive declares.
 */
export function openZip(content: Buffer): Archive {
  const entries = readDirectory(content)
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name)
      return entry && unpack(content, entry)
    },
    async *parts(name) {
      const entry = entries.get(name)
      if (entry) yield* unpackParts(content, entry)
    },
  }
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const fileMark = 0x04034b50

function readDirectory(content: Buffer): Map<string, Entry> {
  const end = content.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 > content.length || content.readUInt32LE(end) !== endMark)
    throw new BadZip('The end of the directory is missing')
  const count = content.readUInt16LE(end + 10)
  if (count > fileLimits.zipEntries) throw new BadZip('The archive has too many entries')
  const entries = new Map<string, Entry>()
  let at = content.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== entryMark)
      throw new BadZip('The directory is damaged')
    const nameBytes = content.readUInt16LE(at + 28)
    const name = content.toString('utf8', at + 46, at + 46 + nameBytes)
    if (content.readUInt16LE(at + 8) & 1) throw new BadZip('An entry is encrypted')
    entries.set(name, {
      method: content.readUInt16LE(at + 10),
      packedBytes: content.readUInt32LE(at + 20),
      declaredBytes: content.readUInt32LE(at + 24),
      at: content.readUInt32LE(at + 42),
    })
    at += 46 + nameBytes + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return entries
}

function unpack(content: Buffer, entry: Entry): Buffer {
  const packed = packedBytes(content, entry, fileLimits.inflatedBytes)
  if (entry.method === 0) return packed
  const maxOutputLength = Math.min(entry.declaredBytes, fileLimits.inflatedBytes) || 1
  return inflateRawSync(packed, { maxOutputLength })
}

async function* unpackParts(content: Buffer, entry: Entry): AsyncGenerator<string> {
  const packed = packedBytes(content, entry, fileLimits.streamedBytes)
  const decoder = new StringDecoder('utf8')
  if (entry.method === 0) return yield decoder.end(packed)
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 })
  inflate.end(packed)
  let bytes = 0
  for await (const part of inflate) {
    if (!Buffer.isBuffer(part)) continue
    bytes += part.length
    if (bytes > fileLimits.streamedBytes) throw new BadZip('An entry is too large')
    yield decoder.write(part)
  }
  yield decoder.end()
}

/** Returns an entry's compressed bytes, after the archive's declarations are checked. */
function packedBytes(
  content: Buffer,
  { at, method, packedBytes: bytes, declaredBytes }: Entry,
  max: number,
): Buffer {
  if (declaredBytes > max) throw new BadZip('An entry is too large')
  if (at + 30 > content.length || content.readUInt32LE(at) !== fileMark)
    throw new BadZip('An entry is not where the directory says')
  const from = at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28)
  const packed = content.subarray(from, from + bytes)
  if (packed.length !== bytes) throw new BadZip('An entry is cut off')
  if (method !== 0 && method !== 8) throw new BadZip('An entry has an unknown compression method')
  return packed
}
