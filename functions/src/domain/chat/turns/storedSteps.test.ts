import { describe, expect, it } from 'vitest'
import type { TraceStep } from '../../../shared/flow/trace.ts'
import { storedSteps } from './storedSteps.ts'

const model: TraceStep = {
  step: 'model',
  node: 'n2',
  model: 'gpt-4o',
  instructions: 'Our secret recipe.',
  usesKnowledge: false,
  moves: [{ mark: '1', edgeId: 'e1', to: 'n3', when: 'asks', isInlined: true }],
  inputTokens: 900,
  cachedTokens: 0,
  outputTokens: 40,
  costUnits: 12,
  firstTokenMs: 200,
  totalMs: 810.4,
}
const tool: TraceStep = {
  step: 'tool',
  node: 'n2',
  toolId: 'tool1',
  name: 'order_status',
  arguments: '{"number":"4711"}',
  answer: '{"address":"Harbour Street 1"}',
  ended: 'ok',
  totalMs: 120,
}

describe('the stored steps of an answer', () => {
  it('name the calls and their durations, and contain no prompt, value or answer', () => {
    const { steps } = storedSteps([{ step: 'fixed', node: 'n1', text: 'Hello' }, model, tool])
    expect(steps).toEqual([
      {
        step: 'model',
        node: 'n2',
        model: 'gpt-4o',
        inputTokens: 900,
        outputTokens: 40,
        costUnits: 12,
        totalMs: 810,
      },
      { step: 'tool', node: 'n2', name: 'order_status', ended: 'ok', totalMs: 120 },
    ])
    expect(JSON.stringify(steps)).not.toMatch(/recipe|4711|Harbour/)
  })

  it('are empty without calls, and two kilobytes at most', () => {
    expect(storedSteps([{ step: 'fixed', node: 'n1', text: 'Hello' }])).toEqual({})
    const many = Array.from({ length: 40 }, () => ({ ...tool, name: 'x'.repeat(5_000) }))
    expect(Buffer.byteLength(JSON.stringify(storedSteps(many)))).toBeLessThan(2_000)
  })
})
