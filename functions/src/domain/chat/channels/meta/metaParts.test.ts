import { describe, expect, it } from 'vitest'
import { metaParts } from './metaParts.ts'

const answerWith = (text: string, more: object = {}) => ({ text, replies: [], cards: [], ...more })
const messages = (...given: Parameters<typeof metaParts>) =>
  metaParts(...given).flatMap((part) => ('file' in part ? [] : part))
const texts = (kind: 'messenger' | 'instagram', text: string) =>
  messages(kind, answerWith(text)).map((part) => part.text)

describe('metaParts', () => {
  it('turns Markdown into plain text', () => {
    expect(
      texts('messenger', '# Boats\n\nWe have **two**, *really*: `A` and [more](https://a.example/b).'),
    ).toEqual(['Boats\n\nWe have two, really: A and more (https://a.example/b).'])
  })

  it('counts characters for Messenger and bytes for Instagram, and cuts no letter in two', () => {
    const family = '👨‍👩‍👧‍👦'
    for (const text of ['x'.repeat(2_001), family.repeat(120), `${'word '.repeat(500)}`]) {
      for (const part of texts('messenger', text)) expect(part.length).toBeLessThanOrEqual(2_000)
      for (const part of texts('instagram', text)) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(1_000)
    }
    const pieces = texts('instagram', family.repeat(120))
    expect(pieces.join('')).toBe(family.repeat(120))
    expect(pieces.every((piece) => piece.isWellFormed() && piece.startsWith(family))).toBe(true)
    expect(texts('messenger', 'x'.repeat(2_000))).toHaveLength(1)
  })

  it('offers thirteen choices of twenty letters with their full texts behind, and numbers the rest', () => {
    const replies = Array.from({ length: 15 }, (_, index) => `A rather long choice ${index + 1}`)
    const [part, ...more] = messages('messenger', answerWith('Choose:', { replies }))
    expect(more).toEqual([])
    expect(part?.quickReplies).toHaveLength(13)
    expect(part?.quickReplies[0]).toEqual({
      title: 'A rather long choic…',
      payload: 'say:A rather long choice 1',
    })
    expect(part?.text).toBe('Choose:\n\n14. A rather long choice 14\n15. A rather long choice 15')
  })

  it('names the links of cards, and removes half letters', () => {
    const card = {
      title: 'Tarn',
      text: 'A boat',
      imageUrl: '',
      label: 'Look',
      link: 'https://a.example',
      reply: '',
    }
    expect(messages('instagram', answerWith('\ud800Hi', { cards: [card] }))[0]?.text).toBe(
      '\ufffdHi\n\nTarn\n\nA boat\n\nLook: https://a.example',
    )
  })

  it('puts files below the text, and sends only files when there is no text', () => {
    const file = { name: 'plan.pdf', type: 'application/pdf', url: 'https://files.example/plan' }
    const picture = { name: 'boat.png', type: 'image/png', url: 'https://files.example/boat' }
    expect(
      metaParts('messenger', answerWith('Here:', { files: [file, picture], isFromPerson: true })),
    ).toEqual([
      { text: 'Here:', quickReplies: [], isFromPerson: true },
      { file, isFromPerson: true },
      { file: picture, isFromPerson: true },
    ])
    expect(metaParts('instagram', answerWith('', { files: [picture] }))).toEqual([
      { file: picture, isFromPerson: false },
    ])
  })
})
