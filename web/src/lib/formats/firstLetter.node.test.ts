import { describe, expect, it } from 'vitest'
import { firstLetter } from './firstLetter.ts'

describe('firstLetter', () => {
  it.each([
    ['vale & Sons', 'V'],
    ['👩‍💻 Studio', '👩‍💻'],
    ['e\u0301tude', 'E\u0301'],
    ['', ''],
  ])('turns %j into %j', (name, letter) => {
    expect(firstLetter(name)).toBe(letter)
  })
})
