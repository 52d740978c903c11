import { describe, expect, it } from 'vitest'
import { allowBodies, maxBodyOf } from './bodyLimits.ts'

describe('the limit of a body', () => {
  it('leaves room for the largest input of the procedures of a function', () => {
    allowBodies('someProcedures', [64_000, 400_000])
    expect(maxBodyOf('someProcedures')).toBe(410_000)
  })

  it('is 100 kB for procedures that need less', () => {
    allowBodies('smallProcedures', [64_000])
    expect(maxBodyOf('smallProcedures')).toBe(100_000)
  })

  it('is that of the largest file in a process that serves every function', () => {
    expect(maxBodyOf('')).toBe(7_200_000)
  })
})
