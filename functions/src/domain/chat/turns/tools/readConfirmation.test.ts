import { describe, expect, it } from 'vitest'
import { confirmTexts } from '../../../../shared/chat/confirmTexts.ts'
import type { Message } from '../../../../shared/chat/conversation.ts'
import { languages } from '../../../../shared/texts/languages.ts'
import { choiceTagOf } from '../../channels/choiceTags.ts'
import { readConfirmation } from './readConfirmation.ts'
import { shortReplies } from './shortReplies.ts'

const { yes, no } = confirmTexts.en
const pending = { id: 'q1', toolId: 't1', name: 'cancel_order', arguments: '{}', yes, no }
const message = (id: string, role: Message['role'], at: number): Message => ({ id, role, text: '', at })
const history = [message('q1', 'visitor', 10), message('q1-a', 'agent', 20)]

type Reading = Omit<Partial<Parameters<typeof readConfirmation>[0]>, 'question'>

/** Reads a message that was typed on a website. */
const typed = (text: string, more: Reading = {}) =>
  readConfirmation({ pending, history, lastSeenId: 'q1-a', ...more, question: { text } })
/** Reads words of a call. */
const spoken = (text: string, more: Reading = {}) =>
  readConfirmation({ pending, history, lastSeenId: 'q1-a', ...more, question: { text, isSpoken: true } })
/** Reads a message of a channel. */
const sent = (text: string, sentAt: number, more: Reading = {}) => typed(text, { sentAt, ...more })

const readings = (texts: readonly string[], read: (text: string) => unknown) =>
  texts.map((text) => [text, read(text)])
const all = (texts: readonly string[], reading: 'yes' | 'no' | undefined) =>
  texts.map((text) => [text, reading])

describe('readConfirmation', () => {
  it.each(languages)('accepts the offered texts in any spelling in $language', ({ language }) => {
    const offered = confirmTexts[language]
    const waits = { pending: { ...pending, yes: offered.yes, no: offered.no } }
    const spellings = (text: string) => [
      text,
      `${text}.`,
      ` ${text.toUpperCase()} !`,
      text.replaceAll(/\p{P}/gu, ' '),
      text.normalize('NFD'),
    ]
    const read = (text: string) => typed(text, waits)
    expect(readings(spellings(offered.yes), read)).toEqual(all(spellings(offered.yes), 'yes'))
    expect(readings(spellings(offered.no), read)).toEqual(all(spellings(offered.no), 'no'))
  })

  it.each(languages)('accepts short answers in $language, whatever language it asked in', ({ language }) => {
    const { yes: agreeing, no: declining } = shortReplies[language]
    expect(readings(agreeing, (text) => spoken(`${text.toUpperCase()}.`))).toEqual(all(agreeing, 'yes'))
    expect(readings(declining, (text) => spoken(text))).toEqual(all(declining, 'no'))
  })

  it.each(languages)('accepts the words that the question names to a caller in $language', ({ language }) => {
    const named = confirmTexts[language].spoken.match(/[\p{L}\p{M}]+/gu) ?? []
    // In Arabic, a letter before the word means "with".
    const readingsOf = named.map((word) => spoken(word.replace(/^ب/, '')))
    expect(readingsOf.filter(Boolean)).toEqual(['yes', 'no'])
  })

  it('reads a yes only in a whole message', () => {
    const others = [
      'Yes but not tomorrow',
      'Yes, go ahead, but only if it is free',
      'yesterday',
      'Yes no',
      'Yes 2',
      'Yes, go ahead 👎',
      'Not yes',
      'Is that a yes?',
      'Okay',
      'Thanks',
      '👍',
      '',
    ]
    expect(readings(others, (text) => spoken(text))).toEqual(all(others, undefined))
    expect(readings(others, (text) => sent(text, 30))).toEqual(all(others, undefined))
  })

  it('takes a short yes from calls and channels, and on websites the text of the button', () => {
    expect([spoken('Yes.'), sent('Yes.', 30), typed('Yes.')]).toEqual(['yes', 'yes', undefined])
    expect(typed('yes go ahead')).toBe('yes')
  })

  it('takes nothing that was written before the question was shown', () => {
    expect([sent('Yes', 19), sent(yes, 19), sent(yes, 20)]).toEqual([undefined, undefined, 'yes'])
    const before = { lastSeenId: 'q1' }
    expect([spoken('Yes', before), typed(yes, before)]).toEqual([undefined, undefined])
    // The answer was stopped on the page, or no answer of this call was heard.
    for (const lastSeenId of ['q1-stopped', undefined])
      expect([spoken('Yes', { lastSeenId }), typed(yes, { lastSeenId })]).toEqual([undefined, 'yes'])
  })

  it('takes a tap only on a button of its own question, whatever else the words are', () => {
    const tapped = (text: string, choiceOf: string) => sent(text, 30, { choiceOf })
    const own = choiceTagOf('q1-a')
    expect([tapped(yes, own), tapped(no, own), tapped('Yes', own)]).toEqual(['yes', 'no', 'yes'])
    const others = [choiceTagOf('q0-a'), '']
    for (const other of others)
      expect([tapped(yes, other), tapped(no, other), tapped('Yes', other)]).toEqual(Array(3).fill(undefined))
  })

  it('takes no short yes when something else was said since the question', () => {
    const later = (role: Message['role']) => ({
      history: [...history, message('later', role, 30)],
      lastSeenId: 'later',
    })
    for (const role of ['operator', 'agent', 'visitor'] as const)
      expect([spoken('Yes', later(role)), sent('Yes', 40, later(role))]).toEqual([undefined, undefined])
    expect([spoken('Yes', later('event')), sent('Yes', 40, later('event'))]).toEqual(['yes', 'yes'])
    expect(spoken('Yes', { history: [], lastSeenId: '' })).toBeUndefined()
  })
})
