import { expect, it } from 'vitest'
import { faceSeed } from './faceSeed.ts'

it('a person has one face, with whichever case the address was written', () => {
  expect(faceSeed(' Hanna.L@Example.com', 'visitor1')).toBe(faceSeed('hanna.l@example.com', 'lead1'))
})

it('without an address the face is that of the other id', () => {
  expect(faceSeed('', 'visitor1')).toBe('visitor1')
})
