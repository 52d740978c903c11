import { describe, expect, it } from 'vitest'
import { pairMatcher } from './pairMatcher.ts'

const stem = (term: string) => (['the', 'is', 'are', 'what', 'do', 'you', 'i'].includes(term) ? null : term.replace(/s$/, ''))
const match = pairMatcher([
  { id: 'hours', question: 'What are your opening hours on Sunday?', answer: 'Closed.' },
  { id: 'returns', question: 'How do returns work?', answer: 'Within 30 days.' },
], stem)

describe('a corrected pair', () => {
  it.each([
    ['What are your opening hours on Sunday?', 'hours'],
    ['your opening hours on sundays', 'hours'],
    ['How does a return work', undefined],
    ['How do returns work', 'returns'],
    ['What are your opening hours on Monday?', undefined],
    ['', undefined],
    ['What do you do', undefined],
  ])('answers %j by %s', (question, id) => {
    expect(match(question)?.id).toBe(id)
  })
})
