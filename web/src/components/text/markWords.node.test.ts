import { describe, expect, it } from 'vitest'
import { markWords } from './markWords.ts'

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map((stretch) => (stretch.isMarked ? `[${stretch.text}]` : stretch.text))
    .join('')

describe('markWords', () => {
  it.each([
    [
      'Returns are free; a returned item costs nothing.',
      ['return'],
      '[Returns] are free; a [returned] item costs nothing.',
    ],
    ['The cafe and the café', ['cafe'], 'The [cafe] and the [café]'],
    ['On Monday', ['on', 'a'], '[On] Monday'],
    ['送料は無料です', ['送料', '無料'], '[送料]は[無料]です'],
    ['배송비는 무료입니다', ['배송'], '[배송]비는 무료입니다'],
    ['الإرجاع مجاني', ['مجاني'], 'الإرجاع [مجاني]'],
    ['Nothing here', [''], 'Nothing here'],
  ])('marks words in %s with %j', (text, words, shown) => {
    expect(marked(text, words)).toBe(shown)
  })

  it('keeps every character', () => {
    const text = 'Ein Käfer, zwei Käfer — 無料 & mehr.'
    expect(
      markWords(text, ['kafer', '無'])
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text)
  })
})
