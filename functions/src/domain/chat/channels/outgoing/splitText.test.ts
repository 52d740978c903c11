import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitText } from './splitText.ts'

const units = (text: string) => text.length
const bytes = (text: string) => Buffer.byteLength(text)
const letters = (text: string) => text.replaceAll(/\s/g, '')

describe('splitText', () => {
  it('keeps every letter, and no piece is longer than its channel takes', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 400 })
    fc.assert(
      fc.property(texts, fc.constantFrom(units, bytes), (text, measure) => {
        const pieces = splitText(text, 60, measure)
        expect(letters(pieces.join(''))).toBe(letters(text))
        for (const piece of pieces) expect(measure(piece)).toBeLessThanOrEqual(60)
      }),
    )
  })

  it('splits between paragraphs, then sentences, then words', () => {
    expect(splitText('One two.\n\nThree four.', 12, units)).toEqual(['One two.', 'Three four.'])
    expect(splitText('One two. Three four.', 12, units)).toEqual(['One two.', 'Three four.'])
    expect(splitText('One two three', 8, units)).toEqual(['One two', 'three'])
    expect(splitText('👩‍👩‍👧👩‍👩‍👧', 8, units)).toEqual(['👩‍👩‍👧', '👩‍👩‍👧'])
  })
})
