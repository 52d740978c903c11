import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ModelMessage } from '../../../kernel/ports/ports.ts'
import { fitPrompt } from './fitPrompt.ts'

const promptWith = (messages: ModelMessage[]) => ({ instructions: 'You are Nora.', lasting: '', messages })
const say = (content: string, index = 0): ModelMessage => ({
  role: index % 2 === 0 ? 'user' : 'assistant',
  content,
})

describe('a prompt that is longer than its model reads', () => {
  it('loses its oldest messages, and never the question or the results of tools', () => {
    const texts = fc.array(fc.string({ maxLength: 400 }), { maxLength: 12 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 2_000 }), (history, maxTokens) => {
        const question = say('And tomorrow?')
        const result = { role: 'tool' as const, callId: '1', name: 'find', content: 'Closed' }
        const messages = history.map(say)
        const { prompt, inputBound } = fitPrompt(promptWith([...messages, question]), {
          since: [result],
          tools: [],
          maxTokens,
        })
        const left = prompt.messages.slice(0, -2)
        expect(prompt.messages.slice(-2)).toEqual([question, result])
        expect(messages.slice(messages.length - left.length)).toEqual(left)
        expect((messages.length - left.length) % 2 === 0 || left.length === 0).toBe(true)
        if (left.length > 0) expect(inputBound).toBeLessThanOrEqual(maxTokens)
      }),
    )
  })

  it('keeps all of its history when it fits', () => {
    const messages = ['One', 'Two', 'Three'].map(say)
    const fit = { since: [], tools: [], maxTokens: 8_000 }
    expect(fitPrompt(promptWith(messages), fit).prompt.messages).toEqual(messages)
  })
})
