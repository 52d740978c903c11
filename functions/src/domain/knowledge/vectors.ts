import { z } from 'zod'
import type { Region } from '../../shared/regions.ts'
import { readFile, writeFile } from '../../store/files.ts'
import { AppError } from '../AppError.ts'
import { sha256 } from '../identifiers.ts'
import type { Embeddings, Ports } from '../ports.ts'
import type { Chunk } from './chunkText.ts'
import { vectorsPath } from './knowledgeFolder.ts'
import { toStoredVector } from './search/fuseRanks.ts'

/** How many passages a vendor is sent at once, and how much of each. */
const batchSize = 64
const mostCharacters = 8_000
const deadlineMs = 30_000

/** The vectors of a source's passages, by the hash of what was embedded. */
const vectorsSchema = z.object({ model: z.string(), vectors: z.record(z.string(), z.string()) })
type Vectors = z.infer<typeof vectorsSchema>

interface SourceRef {
  region: Region
  agentId: string
  sourceId: string
}

/**
 * Has every passage of a source embedded that was not before; returns how many those were. While the vendor
 * does not answer, the source is found by its words alone, and what is missing comes with its next change.
 */
export async function embedChunks(
  { embeddings }: Pick<Ports, 'embeddings'>,
  source: SourceRef,
  chunks: readonly Chunk[],
): Promise<number> {
  if (!embeddings) return 0
  const known = await readVectors(source, embeddings.model)
  const wanted = new Map(chunks.map((chunk) => [hashOf(chunk), chunk]))
  const vectors = Object.fromEntries(
    [...wanted.keys()].flatMap((hash) => (known[hash] === undefined ? [] : [[hash, known[hash]]])),
  )
  const missing = [...wanted].filter(([hash]) => vectors[hash] === undefined)
  if (missing.length === 0) return 0
  try {
    for (let at = 0; at < missing.length; at += batchSize) {
      const batch = missing.slice(at, at + batchSize)
      const embedded = await embedBatch(
        embeddings,
        batch.map(([, chunk]) => chunk),
      )
      for (const [place, [hash]] of batch.entries()) {
        const vector = embedded[place]
        if (vector) vectors[hash] = Buffer.from(toStoredVector(vector).buffer).toString('base64')
      }
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    console.error('Passages were not embedded', { agent: source.agentId, source: source.sourceId })
  }
  const file: Vectors = { model: embeddings.model, vectors }
  await writeFile(
    source.region,
    vectorsPath(source.agentId, source.sourceId),
    JSON.stringify(file),
    'application/json',
  )
  return missing.length
}

/** What an index takes of a source: a vector for each of its passages that has one of the model's. */
export async function vectorsOf(
  { embeddings }: Pick<Ports, 'embeddings'>,
  source: SourceRef,
  chunks: readonly Chunk[],
): Promise<(Int8Array | undefined)[]> {
  if (!embeddings) return []
  const known = await readVectors(source, embeddings.model)
  return chunks.map((chunk) => {
    const stored = known[hashOf(chunk)]
    return stored === undefined ? undefined : Int8Array.from(Buffer.from(stored, 'base64'), signed)
  })
}

async function readVectors(
  { region, agentId, sourceId }: SourceRef,
  model: string,
): Promise<Vectors['vectors']> {
  const file = await readFile(region, vectorsPath(agentId, sourceId))
  if (!file) return {}
  const stored = vectorsSchema.safeParse(JSON.parse(file.toString('utf8')))
  return stored.success && stored.data.model === model ? stored.data.vectors : {}
}

function embedBatch(embeddings: Embeddings, chunks: Chunk[]): Promise<number[][]> {
  return embeddings.embed(chunks.map(textOf), AbortSignal.timeout(deadlineMs))
}

function textOf({ title, text }: Chunk): string {
  return `${title}\n${text}`.slice(0, mostCharacters)
}

function hashOf(chunk: Chunk): string {
  return sha256(textOf(chunk)).slice(0, 32)
}

function signed(byte: number): number {
  return byte > 127 ? byte - 256 : byte
}
