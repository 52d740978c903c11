import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, gunzipSync } from 'node:zlib'

/** Thrown when a body exceeds its limit. */
export class TooLarge extends Error {}

/**
 * Reads a response's body, decompressed. Above the limit it throws TooLarge, or returns the beginning if
 * `isCut`.
 */
export async function readContent(
  response: IncomingMessage,
  maxBytes: number,
  isCut: boolean,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of unpack(response)) {
    const piece = Buffer.from(chunk)
    bytes += piece.length
    if (bytes > maxBytes && !isCut) throw new TooLarge()
    chunks.push(piece)
    if (bytes > maxBytes) break
  }
  return Buffer.concat(chunks, Math.min(bytes, maxBytes))
}

/** Decompresses a file that is itself gzipped, as sitemaps are; returns others unchanged. */
export function unpackFile(content: Buffer, maxBytes: number): Buffer {
  if (content[0] !== 0x1f || content[1] !== 0x8b) return content
  try {
    return gunzipSync(content, { maxOutputLength: maxBytes })
  } catch {
    throw new TooLarge()
  }
}

function unpack(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  const unpacker = unpackers.get(encoding)?.()
  if (!unpacker) {
    if (encoding !== '' && encoding !== 'identity') throw new Error(`Unknown encoding ${encoding}`)
    return response
  }
  response.on('error', (error) => unpacker.destroy(error))
  return response.pipe(unpacker)
}

const unpackers = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])
