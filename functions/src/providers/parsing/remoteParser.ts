import { z } from 'zod'
import { AppError } from '../../domain/AppError.ts'
import type { Ports, StrangersFile } from '../../domain/ports.ts'
import type { Region } from '../../shared/regions.ts'

/** A cold start and the longest that a file may take. */
const deadlineMs = 9_000
const answerSchema = z.object({ text: z.string() })
const failureSchema = z.object({
  error: z.object({ code: z.literal('file-too-large'), message: z.string() }),
})

/** Has visitors' files read by the function that parses. `makePass` proves that the request is ours. */
export function remoteParser(
  urls: Record<Region, string>,
  makePass: (file: StrangersFile) => string,
): Ports['textOfFile'] {
  return async (region, file) => {
    const answer = await ask(`${urls[region]}/${file.kind}`, file, makePass(file))
    const failure = failureSchema.safeParse(answer)
    if (failure.success) throw new AppError('file-too-large', failure.data.error.message)
    return answerSchema.safeParse(answer).data?.text ?? ''
  }
}

async function ask(url: string, { content }: StrangersFile, pass: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-parley-pass': pass },
      body: new Uint8Array(content),
      signal: AbortSignal.timeout(deadlineMs),
    })
    return await response.json()
  } catch (error) {
    // The file goes on without its text, for a person to look at.
    console.warn('A file was not read', { name: error instanceof Error ? error.name : typeof error })
    return undefined
  }
}
