import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { telegramParts } from './telegramParts.ts'

const messages = (answer: Parameters<typeof telegramParts>[0]) =>
  telegramParts(answer).flatMap((part) => ('file' in part ? [] : part))
const say = (text: string) => messages({ text, replies: [], cards: [] }).map(({ html }) => html)

describe('an answer for Telegram', () => {
  it("has Telegram's tags, and no others", () => {
    expect(say('**Bold** and *this* `code` <b>no</b>')).toEqual([
      '<b>Bold</b> and <i>this</i> <code>code</code> &lt;b&gt;no&lt;/b&gt;',
    ])
    expect(say('# Head\n\n- one\n- two\n\n> said')).toEqual([
      '<b>Head</b>\n\n• one\n• two\n\n<blockquote>said</blockquote>',
    ])
    expect(say('[here](https://example.com/?a=1&b="2")')).toEqual([
      '<a href="https://example.com/?a=1&amp;b=&quot;2&quot;">here</a>',
    ])
    expect(say('[no](javascript:alert(1))')).toEqual(['no'])
  })

  it('splits any long text', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 3_000 })
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), (paragraphs) => {
        for (const { plain } of messages({ text: paragraphs.join('\n\n'), replies: [], cards: [] }))
          expect(plain.length).toBeLessThanOrEqual(4_096)
      }),
      { numRuns: 40 },
    )
  })

  it('has its choices below its last message', () => {
    const card = {
      title: 'Desk',
      text: 'Oak.',
      imageUrl: '',
      label: 'Look',
      link: 'https://example.com',
      reply: '',
    }
    const parts = messages({ text: 'x'.repeat(5_000), replies: ['Yes', 'No'], cards: [card] })
    expect(parts.map(({ buttons }) => buttons.map(({ text }) => text))).toEqual([[], ['Look', 'Yes', 'No']])
    expect(parts.at(-1)?.buttons.at(-1)).toEqual({ text: 'No', data: 'reply:1' })
  })

  it('has files below the text, and only files when there is no text', () => {
    const file = { name: 'plan.pdf', type: 'application/pdf', url: 'https://files.example/plan' }
    const [words, below, ...more] = telegramParts({ text: 'Here:', replies: [], cards: [], files: [file] })
    expect([words, below, more]).toEqual([{ html: 'Here:', plain: 'Here:', buttons: [] }, { file }, []])
    expect(telegramParts({ text: '', replies: [], cards: [], files: [file] })).toEqual([{ file }])
  })
})
