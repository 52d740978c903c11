import { splitText } from '../outgoing/splitText.ts'

export interface Packing {
  /** The largest message, as `measure` counts it. */
  most: number
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
  const { most, measure } = packing
  const messages: string[] = []
  for (const next of blocks.flatMap((block) => shortEnough(block, packing))) {
    const last = messages.at(-1)
    const together = last === undefined ? next : `${last}\n\n${next}`
    if (last !== undefined && measure(together) <= most) messages.splice(-1, 1, together)
    else messages.push(next)
  }
  return messages
}

function shortEnough(block: string, { most, measure, wordsOf, toBlock }: Packing): string[] {
  if (measure(block) <= most) return [block]
  return splitText(wordsOf(block), most, (words) => measure(toBlock(words))).map(toBlock)
}
