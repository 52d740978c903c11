import { splitText } from '../outgoing/splitText.ts'

export interface Packing {
  /** How long a message may be, as `measure` counts it. */
  most: number
  measure: (text: string) => number
  /** What a person reads of a block, without the vendor's signs. */
  wordsOf: (block: string) => string
  /** Words in the vendor's form. */
  toBlock: (words: string) => string
}

/**
 * Blocks of an answer in as few messages as hold them. A block that fills more than one goes on as plain
 * words, so that no sign of the vendor's is cut.
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
