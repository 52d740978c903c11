import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, gunzipSync } from 'node:zlib'

/** More comes than is taken. */
export class TooLarge extends Error {}

/**
 * What an answer holds, unpacked. As soon as that is more than so many bytes it fails with TooLarge, or
 * answers those alone if `isCut`.
 */
export async function readContent(answer: IncomingMessage, most: number, isCut: boolean): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of unpacked(answer)) {
    const piece = Buffer.from(chunk)
    bytes += piece.length
    if (bytes > most && !isCut) throw new TooLarge()
    chunks.push(piece)
    if (bytes > most) break
  }
  return Buffer.concat(chunks, Math.min(bytes, most))
}

/** A file that is packed itself, as sitemaps are; others as they are. */
export function unpackFile(content: Buffer, most: number): Buffer {
  if (content[0] !== 0x1f || content[1] !== 0x8b) return content
  try {
    return gunzipSync(content, { maxOutputLength: most })
  } catch {
    throw new TooLarge()
  }
}

function unpacked(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? '').trim().toLowerCase()
  const unpacker = unpackers.get(encoding)?.()
  if (!unpacker) {
    if (encoding !== '' && encoding !== 'identity') throw new Error(`Unknown encoding ${encoding}`)
    return answer
  }
  answer.on('error', (error) => unpacker.destroy(error))
  return answer.pipe(unpacker)
}

const unpackers = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])
