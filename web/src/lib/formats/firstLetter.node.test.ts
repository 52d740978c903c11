import { expect, it } from 'vitest'
import { firstLetter } from './firstLetter.ts'

it.each([
  ['vale & Sons', 'V'],
  ['👩‍💻 Studio', '👩‍💻'],
  ['e\u0301tude', 'E\u0301'],
  ['', ''],
])('firstLetter of %j is %j', (name, letter) => {
  expect(firstLetter(name)).toBe(letter)
})
