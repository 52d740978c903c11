import { maxPassages } from '../../src/domain/knowledge/indexing/findPassages.ts'
import { openAgents } from './openCorpus.ts'
import { plainSearch } from './plainSearch.ts'
import { isAnswerable, type Half, type SearchCase } from './SearchCase.ts'

export interface Outcome {
  asked: SearchCase
  /** Place of the passage that answers, from one on; 0 where it is not among those found. */
  rank: number
  found: number
}

/** What all agents of a half find, and what plain BM25 would find in their place. */
export async function measureHalf(half: Half): Promise<{ ours: Outcome[]; plain: Outcome[] }> {
  const agents = await openAgents(half)
  const ours = agents.flatMap(({ index, cases }) =>
    cases.map((asked) => {
      const { question, after } = asked
      return outcomeOf(
        asked,
        index.choose(index.byWords({ question, before: after ? [after] : [] }), maxPassages),
      )
    }),
  )
  const plain = agents.flatMap(({ passages, cases }) => {
    const search = plainSearch(passages)
    return cases.map((asked) => outcomeOf(asked, search(asked.question, maxPassages)))
  })
  return { ours, plain }
}

function outcomeOf(asked: SearchCase, found: readonly { id: string; text: string }[]): Outcome {
  const { document, phrase } = asked
  const answers = ({ id, text }: { id: string; text: string }) =>
    document !== undefined && phrase !== undefined && id.startsWith(document) && text.includes(phrase)
  return { asked, rank: 1 + found.findIndex(answers), found: found.length }
}

export interface Figures {
  /** Questions that can be answered. */
  answerable: number
  /** Their share whose answer is among the first five passages. */
  recallAt5: number
  /** The mean of one through the place of the answer. */
  meanReciprocalRank: number
  /** The share of answerable questions that got any passages. */
  kept: number
  unanswerable: number
  /** The share of questions without an answer that got passages all the same. */
  falseAnswers: number
}

export function figuresOf(outcomes: Outcome[]): Figures {
  const answerable = outcomes.filter(({ asked }) => isAnswerable(asked))
  const unanswerable = outcomes.filter(({ asked }) => !isAnswerable(asked))
  const reciprocal = answerable.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0)
  return {
    answerable: answerable.length,
    recallAt5: shareOf(answerable, ({ rank }) => rank > 0),
    meanReciprocalRank: answerable.length > 0 ? reciprocal / answerable.length : 1,
    kept: shareOf(answerable, ({ found }) => found > 0),
    unanswerable: unanswerable.length,
    falseAnswers: unanswerable.length > 0 ? shareOf(unanswerable, ({ found }) => found > 0) : 0,
  }
}

function shareOf(outcomes: Outcome[], holds: (outcome: Outcome) => boolean): number {
  return outcomes.length > 0 ? outcomes.filter(holds).length / outcomes.length : 1
}
