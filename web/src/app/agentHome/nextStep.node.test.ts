import { describe, expect, it } from 'vitest'
import { nextStepOf } from './nextStep.ts'

const status = { ready: 1, inWork: 0, failed: 0, lastSeen: { site: 'shop.example', at: 1 } }
const nothing = { ...status, ready: 0 }
const done = { status, publishedVersion: 1, isChanged: false }

describe('nextStepOf', () => {
  it.each([
    ['knowledge', { ...done, status: nothing, publishedVersion: 0 }],
    ['publish', { ...done, publishedVersion: 0, isChanged: true }],
    ['changes', { ...done, isChanged: true }],
    [undefined, done],
  ])('suggests the next step %s', (name, progress) => {
    expect(nextStepOf(progress)).toBe(name)
  })

  it('counts a source that is still being read as knowledge', () => {
    expect(nextStepOf({ ...done, status: { ...nothing, inWork: 1 } })).toBeUndefined()
  })
})
