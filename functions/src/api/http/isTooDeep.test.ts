import { describe, expect, it } from 'vitest'
import { isTooDeep } from './isTooDeep.ts'

describe('the depth of JSON', () => {
  it.each([
    ['{"data":{"a":[1,{"b":[]}]}}', false],
    [`${'['.repeat(40)}${']'.repeat(40)}`, false],
    [`${'['.repeat(41)}${']'.repeat(41)}`, true],
    [`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, true],
    [JSON.stringify({ text: '['.repeat(1_000) }), false],
    [JSON.stringify({ text: `"\\"${'['.repeat(1_000)}` }), false],
    [`[${'[],'.repeat(1_000)}[]]`, false],
    ['', false],
  ])('measures the nesting of %s', (json, expected) => expect(isTooDeep(Buffer.from(json))).toBe(expected))
})
