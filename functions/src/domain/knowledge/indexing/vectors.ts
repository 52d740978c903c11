import { cutText } from '../../kernel/texts/cutText.ts'
import { z } from 'zod'
import type { Region } from '../../../shared/regions/regions.ts'
import { readFile, writeFile } from '../../../store/files.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Embeddings, Ports } from '../../kernel/ports/ports.ts'
import type { Chunk } from './chunkText.ts'
import { vectorsPath } from '../sources/knowledgePaths.ts'
import { toStoredVector } from '../search/fuseRanks.ts'

/** Limits of one request and of one passage, well below the vendor's limits in any script. */
const maxBatchTexts = 64
const maxBatchCharacters = 120_000
const maxCharacters = 5_000
const batchMs = 30_000
/** The time for embedding in one task; the rest of a large source follows with its next change. */
const totalMs = 90_000

/** The vectors of a source's passages, by the hash of the embedded text. */
const vectorsSchema = z.object({ model: z.string(), vectors: z.record(z.string(), z.string()) })
type Vectors = z.infer<typeof vectorsSchema>

interface SourceRef {
  region: Region
  agentId: string
  sourceId: string
}

/**
 * Embeds the passages of a source that are not embedded yet and returns their number. While the vendor does
 * not respond, the source is found by its words only; the missing vectors follow with its next change.
 */
export async function embedChunks(
  { embeddings }: Pick<Ports, 'embeddings'>,
  source: SourceRef,
  chunks: readonly Chunk[],
): Promise<number> {
  if (!embeddings) return 0
  const storedVectors = await readVectors(source, embeddings.model)
  const textByHash = new Map(chunks.map((chunk) => [hashOf(chunk), textOf(chunk)]))
  const missing = [...textByHash].filter(([hash]) => storedVectors[hash] === undefined)
  if (missing.length === 0) return 0
  const reused = [...textByHash.keys()].flatMap((hash) =>
    storedVectors[hash] === undefined ? [] : [[hash, storedVectors[hash]]],
  )
  const vectors: Vectors['vectors'] = Object.fromEntries(reused)
  const endsAt = performance.now() + totalMs
  for (const batch of batchesOf(missing)) {
    if (performance.now() > endsAt || !(await embedBatch(embeddings, batch, vectors))) {
      console.error('Passages could not be embedded', { agent: source.agentId, source: source.sourceId })
      break
    }
  }
  const file: Vectors = { model: embeddings.model, vectors }
  const path = vectorsPath(source.agentId, source.sourceId)
  await writeFile(source.region, path, JSON.stringify(file), 'application/json')
  return missing.length
}

function batchesOf(texts: [hash: string, text: string][]): [string, string][][] {
  const batches: [string, string][][] = []
  let characters = Infinity
  for (const each of texts) {
    const open = batches.at(-1)
    characters += each[1].length
    if (open && open.length < maxBatchTexts && characters <= maxBatchCharacters) open.push(each)
    else {
      batches.push([each])
      characters = each[1].length
    }
  }
  return batches
}

/** Adds the vectors of a batch; returns false when the vendor does not respond. */
async function embedBatch(
  embeddings: Embeddings,
  batch: [hash: string, text: string][],
  vectors: Vectors['vectors'],
): Promise<boolean> {
  try {
    const texts = batch.map(([, text]) => text)
    const embedded = await embeddings.embed(texts, AbortSignal.timeout(batchMs))
    for (const [at, [hash]] of batch.entries()) {
      const vector = embedded[at]
      if (vector) vectors[hash] = Buffer.from(toStoredVector(vector).buffer).toString('base64')
    }
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    return false
  }
}

/** Returns the vector of each passage of a source that has one of the present model. */
export async function vectorsOf(
  { embeddings }: Pick<Ports, 'embeddings'>,
  source: SourceRef,
  chunks: readonly Chunk[],
): Promise<(Int8Array | undefined)[]> {
  if (!embeddings) return []
  const storedVectors = await readVectors(source, embeddings.model)
  return chunks.map((chunk) => {
    const stored = storedVectors[hashOf(chunk)]
    return stored === undefined ? undefined : Int8Array.from(Buffer.from(stored, 'base64'), toSignedByte)
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

function textOf({ title, text }: Chunk): string {
  return cutText(`${title}\n${text}`, maxCharacters)
}

function hashOf(chunk: Chunk): string {
  return sha256(textOf(chunk)).slice(0, 32)
}

function toSignedByte(byte: number): number {
  return byte > 127 ? byte - 256 : byte
}
