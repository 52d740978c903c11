import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from './Response.ts'

/**
 * Answers with a text as it comes, no faster than it is read. What fails before the first piece is answered
 * like any error; after it the answer ends unfinished.
 */
export async function sendPieces(
  response: Response,
  type: string,
  pieces: AsyncGenerator<string>,
): Promise<void> {
  const first = await pieces.next()
  response.type(type)
  if (!first.done) response.write(first.value)
  await pipeline(Readable.from(pieces), response)
}
