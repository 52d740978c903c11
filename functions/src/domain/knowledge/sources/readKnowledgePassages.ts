import { minuteMs } from '../../../shared/durations.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Chunk } from '../indexing/chunkText.ts'
import { readChunks } from '../indexing/readChunks.ts'
import { foldText } from '../search/foldText.ts'

/** Passages of one page. */
const maxPassages = 50
/** Characters of one page; its first passage is included whatever its length. */
const maxCharacters = 200_000
const pagesPerMinute = 120

interface PassagesRequest extends AgentRef {
  sourceId: string
  from: number
  /** A passage near the beginning of the page; empty: the page begins at `from`. */
  passage: string
  /** Words that a passage must all contain; empty: all passages. */
  search: string
}

/** Returns a page of a source's passages, in their order. */
export async function readKnowledgePassages(
  { now }: Pick<Ports, 'now'>,
  caller: Caller,
  request: PassagesRequest,
) {
  await authorizeForAgent(caller, 'readKnowledge', request)
  // Each page reads the whole source.
  await throttle(`passages/${caller.uid}`, pagesPerMinute, minuteMs, now())
  const chunks = await readChunks(request.region, request.agentId, request.sourceId)
  const found = request.search ? chunks.filter(hasWords(request.search)) : chunks
  const requestedIndex = request.passage ? found.findIndex(({ id }) => id === request.passage) : -1
  const from = requestedIndex < 0 ? request.from : Math.max(0, requestedIndex - 2)
  return { passages: pageFrom(found, from).map(passageOf), from, total: found.length }
}

function pageFrom(chunks: readonly Chunk[], from: number): Chunk[] {
  const page = chunks.slice(from, from + maxPassages)
  let characters = 0
  const fitting = page.findIndex(({ text }, index) => {
    characters += text.length
    return index > 0 && characters > maxCharacters
  })
  return fitting < 0 ? page : page.slice(0, fitting)
}

function hasWords(search: string): (chunk: Chunk) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return ({ title, text }) => {
    const folded = foldText(`${title}\n${text}`)
    return words.every((word) => folded.includes(word))
  }
}

function passageOf({ id, title, text, url }: Chunk) {
  return { id, title, text, ...(url && { url }) }
}
