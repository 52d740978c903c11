import { expect, it } from 'vitest'
import { setUpStepsDone } from './setUpSteps.ts'

const nothing = { ready: 0, inWork: 0, failed: 0, lastSeen: undefined }

it('a new agent has no step done', () => {
  expect(setUpStepsDone(nothing, 0)).toEqual({ knowledge: false, publish: false, script: false })
})

it('a source that is being read, a version, and a page that has shown it each complete a step', () => {
  const status = { ...nothing, inWork: 1, lastSeen: { site: 'shop.example', at: 1 } }
  expect(setUpStepsDone(status, 1)).toEqual({ knowledge: true, publish: true, script: true })
})
