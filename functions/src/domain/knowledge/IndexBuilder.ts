import MiniSearch from 'minisearch'
import type { Chunk } from './chunkText.ts'
import type { Pair } from './pairMatcher.ts'
import { indexSettings, storeIndex } from './searchIndex.ts'

/** How many chunks are added before others that share the process get their turn. */
const atOnce = 50

/**
 * Collects chunks up to a limit of their text and of different words, by which memory is known beforehand.
 */
export class IndexBuilder {
  private readonly engine = new MiniSearch<Chunk>(indexSettings)
  private readonly pairs: Pair[] = []
  private readonly limits: { characters: number; words: number }
  private characters = 0

  constructor(limits: { characters: number; words: number }) {
    this.limits = limits
  }

  /** Whether so many more characters fit. */
  hasRoom(characters: number): boolean {
    return this.characters + characters <= this.limits.characters
  }

  /** Adds all chunks of a source, or none and says which limit they exceed. */
  async add(chunks: Chunk[]): Promise<'noRoom' | 'tooManyWords' | undefined> {
    const characters = chunks.reduce((sum, { text }) => sum + text.length, 0)
    if (!this.hasRoom(characters)) return 'noRoom'
    await this.engine.addAllAsync(chunks, { chunkSize: atOnce })
    if (this.engine.termCount > this.limits.words) {
      this.engine.removeAll(chunks)
      return 'tooManyWords'
    }
    this.characters += characters
    return undefined
  }

  addPair(pair: Pair): void {
    this.pairs.push(pair)
  }

  serialize(): string {
    return storeIndex(this.engine, this.pairs)
  }
}
