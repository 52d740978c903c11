import { describe, expect, it } from 'vitest'
import { hexColour } from './hexColour.ts'

describe('hexColour', () => {
  it.each([
    ['#3A5BD9', '#3a5bd9'],
    ['3a5bd9', '#3a5bd9'],
    ['fa0', '#ffaa00'],
    [' #fa0 ', '#ffaa00'],
  ])('reads %s', (text, colour) => {
    expect(hexColour(text)).toBe(colour)
  })

  it.each(['', '#', '#12', '#12345', 'red', '#gggggg', '#1234567'])('refuses %s', (text) => {
    expect(hexColour(text)).toBeUndefined()
  })
})
