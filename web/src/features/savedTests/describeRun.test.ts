import { describe, expect, it } from 'vitest'
import { describeRun } from './testActions.ts'

describe('the result of a run', () => {
  it.each([
    [{ passed: 1, failed: 0, unjudged: 0, isComplete: true }, 'The test passed.'],
    [{ passed: 3, failed: 0, unjudged: 0, isComplete: true }, 'All 3 tests passed.'],
    [{ passed: 1, failed: 2, unjudged: 0, isComplete: true }, '2 of 3 tests failed.'],
    [{ passed: 0, failed: 0, unjudged: 2, isComplete: true }, '2 tests have nothing to check.'],
    [
      { passed: 2, failed: 0, unjudged: 1, isComplete: true },
      'All 2 tests passed. One test has nothing to check.',
    ],
    [
      { passed: 50, failed: 0, unjudged: 0, isComplete: false },
      'The newest 50 tests passed. Older ones aren’t run.',
    ],
    [
      { passed: 49, failed: 1, unjudged: 0, isComplete: false },
      '1 of 50 tests failed. Older ones aren’t run.',
    ],
  ])('%j is described as %j', (run, words) => {
    expect(describeRun(run)).toBe(words)
  })
})
