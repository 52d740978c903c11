import { maxPassages } from '../../src/domain/knowledge/indexing/findPassages.ts'
import { openAgents } from './openCorpus.ts'
import { plainSearch } from './plainSearch.ts'
import { isAnswerable, type Half, type SearchCase } from './SearchCase.ts'

export interface Outcome {
  asked: SearchCase
  /** The rank of the right passage, from 1; 0 if it was not found. */
  rank: number
  found: number
}

/** Measures the results of all agents of a set, and those of plain BM25 for comparison. */
export async function measureHalf(half: Half): Promise<{ ours: Outcome[]; plain: Outcome[] }> {
  const agents = await openAgents(half)
  const ours = agents.flatMap(({ index, cases }) =>
    cases.map((testCase) => {
      const { question, after } = testCase
      return outcomeOf(
        testCase,
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

function outcomeOf(searchCase: SearchCase, found: readonly { id: string; text: string }[]): Outcome {
  const { document, phrase } = searchCase
  const isAnswer = ({ id, text }: { id: string; text: string }) =>
    document !== undefined && phrase !== undefined && id.startsWith(document) && text.includes(phrase)
  return { asked: searchCase, rank: 1 + found.findIndex(isAnswer), found: found.length }
}

export interface Figures {
  /** The number of questions with an answer. */
  answerable: number
  /** The share of them whose answer is among the first five passages. */
  recallAt5: number
  /** The mean reciprocal rank of the answer. */
  meanReciprocalRank: number
  /** The share of answerable questions that got any passages. */
  kept: number
  unanswerable: number
  /** The share of unanswerable questions that got passages. */
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
