import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asWebhookMessage, discordParts } from './discordParts.ts'

const parts = (text: string, replies: string[] = []) => discordParts({ text, replies, cards: [] })
const say = (text: string) => parts(text).map(({ content }) => content)

describe('an answer for Discord', () => {
  it("is written in Discord's Markdown", () => {
    expect(say('**Bold** and *this* `code`')).toEqual(['**Bold** and *this* ``code``'])
    expect(say('# Head\n\n- one\n- two\n\n> said')).toEqual(['**Head**\n\n• one\n• two\n\n> said'])
    expect(say('[here](https://example.com/?a=1)')).toEqual(['[here](<https://example.com/?a=1>)'])
    expect(say('[no](javascript:alert(1))')).toEqual(['no'])
    expect(say('See https://example.com/a_b_c')).toEqual(['See https://example.com/a_b_c'])
  })

  it('mentions no one and escapes marks in quoted text', () => {
    expect(say('snake_case | 2 > 1')).toEqual([String.raw`snake\_case \| 2 \> 1`])
    const [call = ''] = say('@everyone and @here and <@123> and <#9>')
    expect(call).not.toMatch(/@everyone|@here/)
    expect(call).toContain(String.raw`\<@123\>`)
    const [code = ''] = say('`@everyone`')
    expect(code).not.toContain('@everyone')
    expect(say('```\na ``` b\n```')[0]).toMatch(/^```\na [^`]*/)
  })

  it('splits any long text, and names the person who is answered', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 1_500 })
    fc.assert(
      fc.property(fc.array(words, { maxLength: 5 }), (paragraphs) => {
        for (const part of parts(paragraphs.join('\n\n'), ['Yes', 'No'])) {
          expect(part.content.length).toBeLessThanOrEqual(2_000)
          const { content } = asWebhookMessage(part, '12345678901234567890')
          expect(content.length).toBeLessThanOrEqual(2_000)
        }
      }),
      { numRuns: 40 },
    )
    expect(say('x'.repeat(2_001)).map(({ length }) => length)).toEqual([1_950, 51])
  })

  it('has choices as buttons, and as text when there are too many or too long ones', () => {
    const [part] = parts('Which?', ['Yes', 'x'.repeat(81)])
    expect(part?.buttons).toEqual([{ text: 'Yes', id: 'reply:0' }])
    expect(part?.content).toBe(`Which?\n\n• ${'x'.repeat(81)}`)
    const many = parts(
      'Which?',
      Array.from({ length: 30 }, (_, index) => `Number ${index}`),
    )
    expect(many[0]?.buttons).toHaveLength(25)
    expect(many[0]?.content).toContain('• Number 29')
  })

  it('has no buttons through a webhook, and lists its choices', () => {
    const [first, second] = parts(`${'x'.repeat(1_950)}\n\nWhich?`, ['Yes'])
    if (!first || !second) throw new Error('Two parts were expected')
    expect(asWebhookMessage(first, '7').content).toMatch(/^<@7> x/)
    expect(asWebhookMessage(second, '7')).toEqual({ content: 'Which?\n• Yes', buttons: [] })
  })

  it('has files below the text; a file alone names the person who is answered', () => {
    const file = { name: 'plan.pdf', type: 'application/pdf', url: 'https://files.example/plan' }
    const fileAnswer = { replies: [], cards: [], files: [file] }
    expect(discordParts({ ...fileAnswer, text: 'Here:' })).toEqual([
      { content: 'Here:', buttons: [], isFirst: true },
      { content: '', buttons: [], isFirst: false, file },
    ])
    const [alone, ...more] = discordParts({ ...fileAnswer, text: '' })
    expect([alone, more]).toEqual([{ content: '', buttons: [], isFirst: true, file }, []])
    expect(alone && asWebhookMessage(alone, '7').content).toBe('<@7> ')
  })
})
