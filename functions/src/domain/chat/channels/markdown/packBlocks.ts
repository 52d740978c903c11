import { splitText } from '../outgoing/splitText.ts'

export interface Packing {
  /** The largest message, as `measure` counts it. */
  max: number
  measure: (text: string) => number
  /** Returns the text of a block as a person reads it, without the vendor's marks. */
  wordsOf: (block: string) => string
  /** Returns plain text in the vendor's format. */
  toBlock: (words: string) => string
}

/**
 * Packs the blocks of an answer into as few messages as possible. A block that is too long continues as plain
 * text, so that no mark is cut.
 */
export function packBlocks(blocks: readonly string[], packing: Packing): string[] {
  const { max, measure } = packing
  const messages: string[] = []
  for (const next of blocks.flatMap((block) => shortEnough(block, packing))) {
    const last = messages.at(-1)
    const together = last === undefined ? next : `${last}\n\n${next}`
    if (last !== undefined && measure(together) <= max) messages.splice(-1, 1, together)
    else messages.push(next)
  }
  return messages
}

function shortEnough(block: string, { max, measure, wordsOf, toBlock }: Packing): string[] {
  if (measure(block) <= max) return [block]
  return splitText(wordsOf(block), max, (words) => measure(toBlock(words))).map(toBlock)
}
