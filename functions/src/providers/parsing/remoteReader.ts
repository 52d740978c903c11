import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { ParsedFile, Ports } from '../../domain/kernel/ports/ports.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { saidSchema } from './saidSchema.ts'

/** A cold start and the longest that a file may take. */
const deadlineMs = 9_000
/** A picture of two megabytes in base64. */
const mostAnswerBytes = 3_000_000
const textSchema = z.object({ text: z.string() })
const imageSchema = z.object({ image: z.base64() })
const failureSchema = z.object({
  error: z.object({
    code: z.enum(['file-too-large', 'file-unreadable']),
    message: z.string(),
    said: saidSchema,
  }),
})

/** Has visitors' files read by the function that parses. `passOf` makes the header that proves a request ours. */
export function remoteReader(
  urls: Record<Region, string>,
  passOf: (file: ParsedFile) => Record<string, string>,
): Pick<Ports, 'imageOfFile' | 'textOfFile'> {
  const ask = (region: Region, file: ParsedFile) => request(urls[region], file, passOf(file))
  return {
    async textOfFile(region, file) {
      const answer = await ask(region, file)
      // Without its text the file goes on, for a person to look at.
      return textSchema.safeParse(answer).data?.text ?? ''
    },
    async imageOfFile(region, content) {
      const image = imageSchema.safeParse(await ask(region, { kind: 'image', content })).data?.image
      if (image === undefined) throw new AppError('unavailable', 'pictureNotTaken')
      return Buffer.from(image, 'base64')
    },
  }
}

/** What the function has answered; undefined when it did not. Fails with what it says of the file. */
async function request(
  origin: string,
  { kind, content }: ParsedFile,
  pass: Record<string, string>,
): Promise<unknown> {
  const answer = await post(`${origin}/${kind}`, content, pass)
  const failure = failureSchema.safeParse(answer)
  if (failure.success)
    throw new AppError(
      failure.data.error.code,
      failure.data.error.said ?? { text: failure.data.error.message },
    )
  return answer
}

async function post(url: string, content: Buffer, pass: Record<string, string>): Promise<unknown> {
  const signal = AbortSignal.timeout(deadlineMs)
  const send = () =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...pass },
      body: new Uint8Array(content),
      signal,
    })
  try {
    // A kept connection may end just when it is used again; reading a file twice does no harm.
    const response = await send().catch(() => send())
    return JSON.parse(await readBounded(response))
  } catch (error) {
    console.warn('A file was not read', { name: error instanceof Error ? error.name : typeof error })
    return undefined
  }
}

/** The text of an answer; fails as soon as it is too large. A proxy may not say how long it is. */
async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostAnswerBytes) throw new RangeError('The answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
