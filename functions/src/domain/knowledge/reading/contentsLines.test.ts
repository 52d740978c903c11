import { describe, expect, it } from 'vitest'
import { withoutContents, isContentsPage } from './contentsLines.ts'

describe('isContentsPage', () => {
  it('detects a page of contents by leading dots on many of its lines', () => {
    expect(
      isContentsPage(['Contents', 'Sails .......... 3', 'Ropes . . . . . . 12', 'Paddles ……… xiv']),
    ).toBe(true)
    expect(isContentsPage(['Name ..........', 'Price: 3.50', 'Wait... 3'])).toBe(false)
  })
})

describe('dropContents', () => {
  it('removes tables of contents from a text and keeps single lines with dots', () => {
    const contents = 'Sails ......... 3\n\nRopes ......... 12\nPaddles ....... 40\n'
    expect(withoutContents(`Manual\n${contents}Sails\nRaise the sail.`)).toEqual({
      text: 'Manual\nSails\nRaise the sail.',
      dropped: 1,
    })
    const single = 'Total ......... 40\nThank you.'
    expect(withoutContents(single)).toEqual({ text: single, dropped: 0 })
  })
})
