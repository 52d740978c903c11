import { diffLines } from 'diff'

/** A run of lines that are the same in both texts, or that differ. */
export interface CssChunk {
  /** The lines of each text; equal in an unchanged chunk. */
  before: string
  after: string
  isChanged: boolean
}

/** Divides two texts into chunks, in their order. */
export function cssChunks(before: string, after: string): CssChunk[] {
  const chunks: CssChunk[] = []
  for (const { value, added, removed } of diffLines(before, after)) {
    const last = chunks.at(-1)
    if (!added && !removed) chunks.push({ before: value, after: value, isChanged: false })
    else if (last?.isChanged) {
      last.before += removed ? value : ''
      last.after += added ? value : ''
    } else chunks.push({ before: removed ? value : '', after: added ? value : '', isChanged: true })
  }
  return chunks
}

/** Returns the text after, without the change of one chunk. */
export function rejectChunk(chunks: readonly CssChunk[], index: number): string {
  return chunks.map(({ before, after }, at) => (at === index ? before : after)).join('')
}

/** Returns the text before, with the change of one chunk. */
export function acceptChunk(chunks: readonly CssChunk[], index: number): string {
  return chunks.map(({ before, after }, at) => (at === index ? after : before)).join('')
}
