import { z } from 'zod'
import { decidingWords, plainWords } from '../decidingWords.ts'
import { termsOf } from './search/terms.ts'

export const pairSchema = z.object({ id: z.string(), question: z.string(), answer: z.string() })
/** A question with the answer that a person has given to it. */
export type Pair = z.infer<typeof pairSchema>

/** Share of words that two questions must have in common to be the same question. */
const leastLikeness = 0.8

/**
 * Finds the pair whose question is the same in nearly the same words. The answer is given word for word, so
 * "When do you deliver?" must not answer "Where do you deliver?": what is asked for, denied and counted has to
 * be equal, and of a single word nothing may differ at all.
 */
export function pairMatcher(pairs: Pair[]): (question: string) => Pair | undefined {
  const known = pairs.map((pair) => ({ pair, asked: read(pair.question) }))
  return (question) => {
    if (known.length === 0) return undefined
    const asked = read(question)
    const ranked = known
      .map(({ pair, asked: own }) => ({ pair, likeness: likeness(asked, own) }))
      .sort((a, b) => b.likeness - a.likeness)
    const best = ranked[0]
    return best && best.likeness >= leastLikeness ? best.pair : undefined
  }
}

interface Asked {
  /** Every word, in order. */
  whole: string
  deciding: Set<string>
  telling: Set<string>
}

function read(text: string): Asked {
  const words = plainWords(text)
  return {
    whole: words.join(' '),
    deciding: decidingWords(text),
    telling: new Set(termsOf(words.join(' ')).terms),
  }
}

function likeness(one: Asked, other: Asked): number {
  if (one.whole === other.whole) return one.whole ? 1 : 0
  const [fewer, more] = one.telling.size < other.telling.size ? [one, other] : [other, one]
  // Also for the sake of time: a long question is not held against every pair word by word.
  if (fewer.telling.size < 2 || fewer.telling.size < leastLikeness * more.telling.size) return 0
  if (
    one.deciding.size !== other.deciding.size ||
    [...one.deciding].some((word) => !other.deciding.has(word))
  )
    return 0
  const common = [...fewer.telling].filter((word) => more.telling.has(word)).length
  return common / (one.telling.size + other.telling.size - common)
}
