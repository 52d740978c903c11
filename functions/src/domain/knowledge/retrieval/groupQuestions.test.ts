import { describe, expect, it } from 'vitest'
import { groupQuestions } from './groupQuestions.ts'

const questionsOf = (...questions: string[]) =>
  questions.map((question, at) => ({ question, at: 100 - at, conversationId: `c${at}` }))

describe('groupQuestions', () => {
  it('groups questions about the same words, most frequent first', () => {
    const groups = groupQuestions(
      questionsOf(
        'Do you sell gift vouchers?',
        'Is parking possible?',
        'Where can I park my car?',
        'Is there a guarantee?',
        'What guarantee do you give?',
        'parked cars?',
      ),
      new Map(),
    )
    expect(groups.map(({ question, count }) => [question, count])).toEqual([
      ['Is parking possible?', 3],
      ['Is there a guarantee?', 2],
      ['Do you sell gift vouchers?', 1],
    ])
    expect(groups[0]).toMatchObject({
      examples: ['Where can I park my car?', 'parked cars?'],
      conversationId: 'c1',
      lastAt: 99,
    })
  })

  it('lists a question again that is asked after it was settled', () => {
    const questions = questionsOf('Is there parking?', 'Where can I park?')
    const [{ key } = { key: '' }] = groupQuestions(questions, new Map())
    expect(groupQuestions(questions, new Map([[key, 99]]))).toMatchObject([
      { question: 'Is there parking?', count: 1 },
    ])
  })

  it('leaves out settled questions however they are phrased, and texts that ask for nothing', () => {
    const questions = questionsOf(
      'Wo kann ich parken?',
      'danke',
      'Kann man hier parken?',
      'Do you ship abroad?',
    )
    const all = groupQuestions(questions, new Map())
    expect(all.map(({ question }) => question)).toEqual(['Wo kann ich parken?', 'Do you ship abroad?'])
    expect(
      groupQuestions(questions, new Map([[all[0]?.key ?? '', 200]])).map(({ question }) => question),
    ).toEqual(['Do you ship abroad?'])
  })
})
