import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { Transcribe } from '../../domain/kernel/ports/ports.ts'
import type { EmbeddingServer } from './embeddings.ts'

const responseSchema = z.object({ text: z.string() })

/**
 * Creates the transcription of recordings by a vendor: https://platform.openai.com/docs/api-reference/audio
 */
export function transcriptionOf({ baseUrl, key, model }: EmbeddingServer): Transcribe {
  return async ({ name, type, content }, signal) => {
    try {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(content)], { type }), nameOf(name))
      body.append('model', model)
      body.append('response_format', 'json')
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}/audio/transcriptions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body,
        signal,
      })
      if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
      return responseSchema.parse(await response.json()).text
    } catch (error) {
      console.error('Transcribing has failed', {
        reason: error instanceof Error ? error.message : typeof error,
      })
      throw new AppError('unavailable')
    }
  }
}

/** Returns a file name with an extension that the vendor knows; it detects types by extensions. */
function nameOf(name: string): string {
  const ending = /\.(mp3|mp4|m4a|wav|webm)$/i.exec(name)?.[1]?.toLowerCase() ?? 'ogg'
  return `recording.${ending}`
}
