import { z } from 'zod'

export const pairSchema = z.object({ id: z.string(), question: z.string(), answer: z.string() })
/** A question with the answer that a person has given to it. */
export type Pair = z.infer<typeof pairSchema>

/** Share of words that two questions must have in common to be the same question. */
const leastLikeness = 0.8

/** Finds the pair whose question is nearly the same; `processTerm` brings words to their stem and drops empty ones. */
export function pairMatcher(pairs: Pair[], processTerm: (term: string) => string | null): (question: string) => Pair | undefined {
  const known = pairs.map((pair) => ({ pair, words: wordsOf(pair.question, processTerm) }))
  return (question) => {
    if (known.length === 0) return undefined
    const words = wordsOf(question, processTerm)
    const ranked = known.map(({ pair, words: own }) => ({ pair, likeness: likeness(words, own) })).sort((a, b) => b.likeness - a.likeness)
    const best = ranked[0]
    return best && best.likeness >= leastLikeness ? best.pair : undefined
  }
}

function wordsOf(text: string, processTerm: (term: string) => string | null): Set<string> {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const words = new Set(all.flatMap((word) => processTerm(word) ?? []))
  // "How do I?" has stop words alone: then these are what counts.
  return words.size > 0 ? words : new Set(all)
}

function likeness(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  const all = one.size + other.size - common
  return all === 0 ? 0 : common / all
}
