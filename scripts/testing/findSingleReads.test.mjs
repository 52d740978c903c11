import { describe, expect, it } from 'vitest'
import { linesOf } from './findSingleReads.mjs'

describe('linesOf', () => {
  it('finds an expectation that reads a page once, also over several lines', () => {
    const code = `
await expect.poll(() => row.count()).toBe(0)
expect(await row.count()).toBe(0)
expect(
  await page.getByRole('button', { name: 'Save' }).isDisabled(),
).toBe(true)`
    expect(linesOf(code)).toEqual([3, 4])
  })

  it('allows an expectation of a request or a document', () => {
    expect(linesOf('expect(await visitor.say("Hello")).toBe("Hi")\nawait row.count()')).toEqual([])
  })
})
