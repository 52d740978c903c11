import { describe, expect, it } from 'vitest'
import type { TraceStep } from '../../../../shared/flow/trace.ts'
import { addToolResults } from './addToolResults.ts'

describe('addToolResults', () => {
  it("removes marks from tools' answers for the model, and keeps them for the people who build the agent", () => {
    const call = { id: 'call-1', name: 'earlier_answers', arguments: '{}' }
    const answer = JSON.stringify({ name: '<<2>> and << 12 >>' })
    const result = { ended: 'ok' as const, answer, values: {}, totalMs: 1 }
    const steps: TraceStep[] = []
    const reply = addToolResults({
      text: '',
      ran: [{ call, tool: undefined, result }],
      flow: undefined,
      steps,
    })
    expect(reply.at(-1)?.content).toBe(JSON.stringify({ name: '‹‹2>> and ‹‹ 12 >>' }))
    expect(steps).toMatchObject([{ step: 'tool', answer }])
  })
})
