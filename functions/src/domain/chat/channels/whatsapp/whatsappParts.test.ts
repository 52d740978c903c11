import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readContract } from '../../../../../../sandbox/contracts/readContract.ts'
import { bodyOf } from '../../../../providers/meta/whatsappBodies.ts'
import type { WhatsappPart } from '../../../kernel/channels/Whatsapp.ts'
import { whatsappParts } from './whatsappParts.ts'

const contract = readContract('channels/whatsapp.json')
const say = (text: string, replies: string[] = []) => whatsappParts({ text, replies, cards: [] })
const wordsOf = (part: WhatsappPart) => ('text' in part ? part.text : '')
const textOf = (markdown: string) => say(markdown).map(wordsOf)

describe('an answer for WhatsApp', () => {
  it("has WhatsApp's marks", () => {
    expect(textOf('**Bold** and *this* `code`')).toEqual(['*Bold* and _this_ `code`'])
    expect(textOf('# **Head**\n\n- one\n- two\n\n> said')).toEqual(['*Head*\n\n• one\n• two\n\n> said'])
    expect(textOf('```\nlet a = 1\n```')).toEqual(['```let a = 1```'])
    expect(textOf('[here](https://example.com/a_b) and <https://example.com/_x_>')).toEqual([
      'here: https://example.com/a_b and https://example.com/_x_',
    ])
  })

  it('shows text with such marks unformatted', () => {
    expect(textOf('See https://example.com/_x_ now')).toEqual(['See https://example.com/_x_ now'])
    expect(textOf('5 \\* 3, snake_case, \\*not bold\\*, \\~no\\~')).toEqual([
      '5 * 3, snake_case, ∗not bold∗, ∼no∼',
    ])
  })

  it('has three short choices as buttons, more or longer ones as a list, and the eleventh as text', () => {
    expect(say('Which?', ['Yes', 'No'])).toEqual([
      {
        kind: 'buttons',
        text: 'Which?',
        buttons: [
          { id: 'say:Yes', title: 'Yes' },
          { id: 'say:No', title: 'No' },
        ],
      },
    ])
    const long = 'Tell me more about the opening hours'
    expect(say('Which?', [long])).toMatchObject([
      { kind: 'list', rows: [{ id: `say:${long}`, title: 'Tell me more about the …', description: long }] },
    ])
    const many = Array.from({ length: 12 }, (_, index) => `Choice ${index + 1}`)
    const [list] = say('Which?', many)
    expect(list).toMatchObject({ kind: 'list', text: 'Which?\n\n11. Choice 11\n12. Choice 12' })
  })

  it('splits a long text: the last message before choices has 1,024 letters', () => {
    const parts = say('x'.repeat(5_000), ['Yes'])
    expect(parts.map((part) => part.kind)).toEqual(['text', 'buttons'])
    expect(parts.map((part) => wordsOf(part).length)).toEqual([4_096, 904])
  })

  it.skipIf(!contract.isPresent)("fits the schema of WhatsApp's API for any text", () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 2_500 })
    const choices = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), { maxLength: 14 })
    fc.assert(
      fc.property(fc.array(words, { maxLength: 5 }), choices, (paragraphs, replies) => {
        for (const part of say(paragraphs.join('\n\n'), replies)) {
          const body = bodyOf({ phoneId: '101', address: '15550002222', part, mark: 'conversation_0001/0' })
          expect(contract.problems('Message', body)).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  it.skipIf(!contract.isPresent)('names people without a number by their ID', () => {
    const [part] = say('Hello')
    if (!part) throw new Error('Nothing is said')
    const body = bodyOf({ phoneId: '101', address: 'US.13491208655302741918', part, mark: '' })
    expect(body).toMatchObject({ recipient: 'US.13491208655302741918' })
    expect(contract.problems('Message', body)).toEqual([])
  })

  it.skipIf(!contract.isPresent)('has its files below the text, as WhatsApp takes them', () => {
    const file = { name: 'plan.pdf', type: 'application/pdf', url: 'https://files.example/plan' }
    const picture = { name: 'boat.png', type: 'image/png', url: 'https://files.example/boat' }
    const parts = whatsappParts({ text: 'Here:', replies: [], cards: [], files: [file, picture] })
    const bodies = parts.map((part) =>
      bodyOf({ phoneId: '101', address: '15550002222', part, mark: 'key/0' }),
    )
    expect(bodies).toMatchObject([
      { type: 'text', text: { body: 'Here:' } },
      { type: 'document', document: { link: file.url, filename: 'plan.pdf' } },
      { type: 'image', image: { link: picture.url } },
    ])
    for (const body of bodies) expect(contract.problems('Message', body)).toEqual([])
    expect(whatsappParts({ text: '', replies: [], cards: [], files: [file] })).toEqual([
      { kind: 'file', file },
    ])
  })
})
