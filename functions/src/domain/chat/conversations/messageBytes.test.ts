import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutToBytes, fittingCards } from './messageBytes.ts'

const card = (text: string) => ({ title: 'Quay', text, imageUrl: '', label: '', link: '', reply: '' })

describe('limits of a document', () => {
  it('cuts a text by its bytes, without cutting a character', () => {
    expect(cutToBytes('日本語', 7)).toBe('日本')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, max) => {
        const cut = cutToBytes(text, max)
        expect(text.startsWith(cut)).toBe(true)
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(max)
      }),
    )
  })

  it('keeps the first cards that fit together', () => {
    const cards = [card('a'.repeat(400)), card('b'.repeat(400)), card('c'.repeat(400))]
    expect(fittingCards(cards, 1_200).map(({ text }) => text[0])).toEqual(['a', 'b'])
    expect(fittingCards(cards, 10_000)).toEqual(cards)
  })
})
