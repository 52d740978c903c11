import { describe, expect, it } from 'vitest'
import { withoutRepeatedLines } from './withoutRepeatedLines.ts'

const pageOf = (...texts: string[]) =>
  texts.map((text, at) => ({ text, x: 0, y: 800 - 20 * at, width: 100, height: 10 }))

describe('dropRepeatedLines', () => {
  it('removes headers and page numbers, also those that begin later', () => {
    const texts = ['sun', 'moon', 'star', 'rain', 'snow']
    const pages = texts.map((text, at) =>
      pageOf('Manual', text, `About ${text}`, `End of ${text}`, `– ${at + 17} –`),
    )
    pages[0]?.pop()
    const { pages: kept, dropped } = withoutRepeatedLines(pages)
    expect(kept.map((lines) => lines.map(({ text }) => text).join())).toEqual(
      texts.map((text) => `${text},About ${text},End of ${text}`),
    )
    expect(dropped).toBe(2)
  })

  it('keeps lines that differ by a price, and all lines of a short document', () => {
    const prices = [30, 12, 77, 51].map((price) =>
      pageOf(`Boat ${price * 3}`, 'Blue', `Price: ${price} euros`),
    )
    expect(
      withoutRepeatedLines(prices.map((lines) => lines.filter(({ text }) => text !== 'Blue'))).dropped,
    ).toBe(0)
    expect(withoutRepeatedLines([pageOf('Manual', 'a'), pageOf('Manual', 'b')]).dropped).toBe(0)
  })
})
