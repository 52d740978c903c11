import { describe, expect, it } from 'vitest'
import { ExtrasReader } from './answerExtras.ts'

function stream(text: string, size: number) {
  const reader = new ExtrasReader()
  let shown = ''
  for (let at = 0; at < text.length; at += size) shown += reader.read(text.slice(at, at + size))
  const { text: rest, extras } = reader.end()
  return { shown: shown + rest, extras }
}

const block = '```parley\n{"replies":["Yes","No"],"handoff":true}\n```'

describe.each([1, 2, 3, 7, 500])('an answer that arrives in parts of %i characters', (size) => {
  it('shows the answer without its block', () => {
    expect(stream(`Shall I book it?\n\n${block}`, size)).toEqual({
      shown: 'Shall I book it?',
      extras: { replies: ['Yes', 'No'], handoff: true },
    })
  })

  it('keeps every word when there is no block', () => {
    const text = 'Use `npm start`:\n\n```sh\nnpm start\n```\n\nThat is all.'
    expect(stream(text, size)).toEqual({ shown: text, extras: {} })
  })

  it('keeps no URL that a browser would run', () => {
    const cards = [
      { title: 'Evil', link: 'javascript:alert(1)', imageUrl: 'http://tracker.example/x.png' },
      { title: 'Good', link: 'https://shop.example', imageUrl: 'https://shop.example/a.png' },
    ]
    const { extras } = stream(`Look.\n\`\`\`parley\n${JSON.stringify({ cards })}\n\`\`\``, size)
    expect(extras.cards?.map(({ link, imageUrl }) => [link, imageUrl])).toEqual([
      ['', ''],
      ['https://shop.example', 'https://shop.example/a.png'],
    ])
  })

  it('leaves out an invalid block', () => {
    expect(stream('Well.\n```parley\n{"replies":7}\n```', size)).toEqual({ shown: 'Well.', extras: {} })
    expect(stream('Well.\n```parley\n{"rep', size)).toEqual({ shown: 'Well.', extras: {} })
  })
})
