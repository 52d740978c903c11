import { describe, expect, it } from 'vitest'
import { setUpStepsDone } from './setUpSteps.ts'

const nothing = { ready: 0, inWork: 0, failed: 0, lastSeen: undefined }

describe('setUpSteps', () => {
  it('has no step done for a new agent', () => {
    expect(setUpStepsDone(nothing, 0)).toEqual({ knowledge: false, publish: false, script: false })
  })

  it('has one more step done with a source that is being read, a version, and a page that has shown the agent', () => {
    const status = { ...nothing, inWork: 1, lastSeen: { site: 'shop.example', at: 1 } }
    expect(setUpStepsDone(status, 1)).toEqual({ knowledge: true, publish: true, script: true })
  })
})
