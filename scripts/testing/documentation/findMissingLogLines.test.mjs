import { describe, expect, it } from 'vitest'
import { findMissingLogLines, missingLogLinesOf } from './findMissingLogLines.mjs'

const source = "console.error('A task failed', { kind })\nrunIsolated('Booking a payment', id, act)"
const missing = (text) => missingLogLinesOf('docs/page.md', text, source)

describe('findMissingLogLines', () => {
  it('names the line of a sentence that no function writes', () => {
    expect(missing('Look for `A task failed`.\n\n| `A job failed` | a try |')).toEqual([
      'docs/page.md:3: A job failed',
    ])
  })

  it('accepts the failure of isolated work, and code that is no sentence', () => {
    expect(missing('`Booking a payment failed`, `MAIL_FROM`, `npm test`')).toEqual([])
    expect(missing('`Booking a refund failed`')).toEqual(['docs/page.md:1: Booking a refund failed'])
  })

  it('finds no sentence in the documentation that no function writes', () => {
    expect(findMissingLogLines()).toEqual([])
  })
})
