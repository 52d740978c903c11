import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { ParsedFile, Ports } from '../../domain/kernel/ports/ports.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { keyedRefusalSchema } from './keyedRefusalSchema.ts'

/** A cold start and the longest time for a file. */
const deadlineMs = 9_000
/** A picture of 2 MB in base64. */
const maxResponseBytes = 3_000_000
const textSchema = z.object({ text: z.string() })
const imageSchema = z.object({ image: z.base64() })
const failureSchema = z.object({
  error: z.object({
    code: z.enum(['file-too-large', 'file-unreadable']),
    message: z.string(),
    said: keyedRefusalSchema,
  }),
})

/**
 * Sends visitors' files to the function that parses. `passOf` creates the header that authenticates the
 * request.
 */
export function remoteReader(
  urls: Record<Region, string>,
  passOf: (file: ParsedFile) => Record<string, string>,
): Pick<Ports, 'imageOfFile' | 'textOfFile'> {
  const requestReading = (region: Region, file: ParsedFile) => request(urls[region], file, passOf(file))
  return {
    async textOfFile(region, file) {
      const reading = await requestReading(region, file)
      // Without its text, the file is still stored for an operator.
      return textSchema.safeParse(reading).data?.text ?? ''
    },
    async imageOfFile(region, content) {
      const image = imageSchema.safeParse(await requestReading(region, { kind: 'image', content })).data
        ?.image
      if (image === undefined) throw new AppError('unavailable', 'pictureNotTaken')
      return Buffer.from(image, 'base64')
    },
  }
}

/**
 * Returns the function's response; undefined without one. Throws the failure that it reports for the file.
 */
async function request(
  origin: string,
  { kind, content }: ParsedFile,
  pass: Record<string, string>,
): Promise<unknown> {
  const reading = await post(`${origin}/${kind}`, content, pass)
  const failure = failureSchema.safeParse(reading)
  if (failure.success)
    throw new AppError(
      failure.data.error.code,
      failure.data.error.said ?? { text: failure.data.error.message },
    )
  return reading
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
    // A kept connection may close just when it is used again; parsing a file twice does no harm.
    const response = await send().catch(() => send())
    return JSON.parse(await readBounded(response))
  } catch (error) {
    console.warn('A file was not read', { name: error instanceof Error ? error.name : typeof error })
    return undefined
  }
}

/** Reads a response's text; throws as soon as it exceeds the limit. A proxy may hide its length. */
async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxResponseBytes) throw new RangeError('The answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
