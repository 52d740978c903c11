import { describe, expect, it } from 'vitest'
import { confirmTexts } from '../../../../shared/chat/confirmTexts.ts'
import { languages } from '../../../../shared/texts/languages.ts'
import { toolDraftSchema } from '../../../../shared/tools/tools.ts'
import { httpTurnTool } from '../../tools/httpTurnTool.ts'
import { findConfirmation } from './findConfirmation.ts'

const asking = { id: 'm1', language: 'en', timeZone: '', isSpoken: false }

function tool(question: string) {
  const draft = toolDraftSchema.parse({
    name: 'cancel_order',
    description: 'Cancels an order.',
    parameters: [{ key: 'number' }, { key: 'reason', required: false }],
    request: { method: 'POST', address: 'https://api.example.com/cancel' },
    effect: 'change',
    confirm: 'visitor',
    question,
  })
  return httpTurnTool({ ...draft, ID: 't1', seq: 1, by: '', createdAt: 0, changedAt: 0 })
}

function requested(question: string, given: object, more: object = {}) {
  const call = { id: 'c1', name: 'cancel_order', arguments: JSON.stringify(given) }
  return findConfirmation([call], [tool(question)], { ...asking, ...more })?.text
}

describe('the question before a change', () => {
  it.each([
    [
      'names the change in the words of its owner',
      'Cancel order {number}?',
      { number: '5123' },
      'Cancel order 5123?',
    ],
    [
      'lists the values that its sentence leaves out',
      'Cancel order {number}?',
      { number: '5123', reason: 'late' },
      'Cancel order 5123?\n- reason: late',
    ],
    [
      'is a general one where there is no sentence',
      '',
      { number: '5123' },
      'Shall I go ahead with this?\n- number: 5123',
    ],
    [
      'is a general one where a value of the sentence is missing',
      'Cancel it because of {reason}?',
      { number: '5123' },
      'Shall I go ahead with this?\n- number: 5123',
    ],
    [
      'shows a value as it is, without markup and without a second value in it',
      'Cancel order {number}?',
      { number: '**5123** $& {reason}', reason: 'x' },
      'Cancel order \\*\\*5123\\*\\* $& {reason}?\n- reason: x',
    ],
  ])('%s', (_, question, given, text) => {
    expect(requested(question, given)).toBe(text)
  })

  it.each(languages)('names both choices to a visitor who speaks, in $language', ({ language }) => {
    const asked = requested('Cancel order {number}?', { number: '5123' }, { language, isSpoken: true })
    expect(asked).toBe(`Cancel order 5123?\n\n${confirmTexts[language].spoken}`)
  })
})
