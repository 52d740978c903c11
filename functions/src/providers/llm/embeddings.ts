import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { Embeddings } from '../../domain/kernel/ports/ports.ts'

/** A server with OpenAI's API for embeddings. */
export interface EmbeddingServer {
  baseUrl: string
  key: string
  model: string
}

/** Enough to distinguish passages; more makes an index larger and its search slower. */
const dimensions = 256

const responseSchema = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })),
})

/** Creates the embeddings of a vendor: https://platform.openai.com/docs/api-reference/embeddings */
export function embeddingsOf({ baseUrl, key, model }: EmbeddingServer): Embeddings {
  return {
    model: `${model}/${dimensions}`,
    async embed(texts, signal) {
      try {
        const response = await fetch(`${baseUrl.replace(/\/$/, '')}/embeddings`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
          body: JSON.stringify({ model, input: texts, dimensions, encoding_format: 'float' }),
          signal,
        })
        if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
        const { data } = responseSchema.parse(await response.json())
        return data.toSorted((one, other) => one.index - other.index).map(({ embedding }) => embedding)
      } catch (error) {
        console.error('Embedding has failed', {
          reason: error instanceof Error ? error.message : typeof error,
        })
        throw new AppError('unavailable')
      }
    },
  }
}
