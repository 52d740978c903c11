import { describe, expect, it } from 'vitest'
import { findMissingLogLines, missingLogLinesOf, unlistedLogLinesOf } from './findMissingLogLines.mjs'

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

  it('names a line that a function writes and a page lacks', () => {
    const logs = `${source}\nconsole.info(\n  "A tenant's key",\n  { kind },\n)\nconsole.error(\`${'${what}'} failed\`)`
    expect(unlistedLogLinesOf('| `A task failed` | a try |', logs)).toEqual(["A tenant's key"])
    expect(unlistedLogLinesOf("| `A tenant's key` | a try |\n\nA task failed", logs)).toEqual([
      'A task failed',
    ])
    expect(unlistedLogLinesOf("`A tenant's key`, `A task failed`", logs)).toEqual([])
  })

  it('finds no sentence that the documentation or the functions have alone', () => {
    expect(findMissingLogLines()).toEqual([])
  })
})
