import { expect, it } from 'vitest'
import { findMissingLogLines, missingLogLinesOf } from './findMissingLogLines.mjs'

const source = "console.error('A task failed', { kind })\nrunIsolated('Booking a payment', id, act)"

it('missingLogLinesOf finds a line that no function writes', () => {
  const text = 'Look for `A task failed`.\n\n| `A job failed` | a try |'
  expect(missingLogLinesOf('docs/page.md', text, source)).toEqual(['docs/page.md:3: A job failed'])
})

it('missingLogLinesOf accepts the failure of isolated work, and code that is no sentence', () => {
  expect(
    missingLogLinesOf('docs/page.md', '`Booking a payment failed`, `MAIL_FROM`, `npm test`', source),
  ).toEqual([])
  expect(missingLogLinesOf('docs/page.md', '`Booking a refund failed`', source)).toHaveLength(1)
})

it('findMissingLogLines finds no line in the documentation that no function writes', () => {
  expect(findMissingLogLines()).toEqual([])
})
