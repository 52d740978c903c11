import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from './Response.ts'

/**
 * Sends a text as it is produced, at the client's speed. An error before the first piece gets an error
 * response; after it the response ends incomplete.
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
