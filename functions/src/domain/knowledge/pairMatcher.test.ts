import { describe, expect, it } from 'vitest'
import { pairMatcher } from './pairMatcher.ts'

const pairOf = pairMatcher([
  { id: 'hours', question: 'What are your opening hours on Sunday?', answer: 'Closed.' },
  { id: 'returns', question: 'How do returns work?', answer: 'Within 30 days.' },
  { id: 'delivery', question: 'When do you deliver?', answer: 'On Mondays.' },
  {
    id: 'guarantee',
    question: 'Do you give a guarantee of 5 years on tables made of oak wood?',
    answer: 'Yes.',
  },
  { id: 'lieferung', question: 'Wann liefern Sie nach Österreich?', answer: 'Montags.' },
])

describe('a corrected pair', () => {
  it.each([
    ['What are your opening hours on Sunday?', 'hours'],
    ['what are the opening hours on sundays', 'hours'],
    ['What are your opening hours on Monday?', undefined],
    ['How does a return work', 'returns'],
    ['When do returns work', undefined],
    ['when do you deliver', 'delivery'],
    ['Where do you deliver?', undefined],
    ['Who do you deliver to?', undefined],
    ['Do you not deliver?', undefined],
    ['Don’t you deliver?', undefined],
    ["Mustn't you give a guarantee of 5 years on tables made of oak wood?", undefined],
    ['When do you deliver to Berlin?', undefined],
    ['Do you give a guarantee of five years on tables made of oak wood?', 'guarantee'],
    ['Do you give a guarantee of 10 years on tables made of oak wood?', undefined],
    ['Do you give no guarantee of 5 years on tables made of oak wood?', undefined],
    ["Don't you give a guarantee of 5 years on tables made of oak wood?", undefined],
    ['wann liefern sie nach österreich', 'lieferung'],
    ['Wie liefern Sie nach Österreich?', undefined],
    ['Wann liefern Sie nicht nach Österreich?', undefined],
    ['', undefined],
    ['?', undefined],
    ['What do you do', undefined],
  ])('answers %j by %s', (question, id) => {
    expect(pairOf(question)?.id).toBe(id)
  })
})
