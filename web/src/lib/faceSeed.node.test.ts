import { describe, expect, it } from 'vitest'
import { faceSeed } from './faceSeed.ts'

describe('faceSeed', () => {
  it('draws the same face for an email in any case', () => {
    expect(faceSeed(' Hanna.L@Example.com', 'visitor1')).toBe(faceSeed('hanna.l@example.com', 'lead1'))
  })

  it('draws the face from another id when there is no email', () => {
    expect(faceSeed('', 'visitor1')).toBe('visitor1')
  })
})
