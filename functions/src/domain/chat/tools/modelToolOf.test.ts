import { describe, expect, it } from 'vitest'
import { toolDraftSchema } from '../../../shared/tools/tools.ts'
import { builtInTool } from '../builtIns/builtInTool.ts'
import { httpTurnTool } from './httpTurnTool.ts'
import { modelToolOf, onlyOnRequest } from './modelToolOf.ts'

function described(effect: 'read' | 'change'): string {
  const draft = toolDraftSchema.parse({
    name: 'cancel_order',
    description: 'Cancels an order.',
    request: { address: 'https://api.example.com/cancel' },
    effect,
  })
  const stored = { ...draft, ID: 't1', seq: 1, by: '', createdAt: 0, changedAt: 0 }
  return modelToolOf(httpTurnTool(stored)).description
}

describe('the description of a tool for a model', () => {
  it('says that a tool that changes something is not for questions', () => {
    expect(described('change')).toBe(`Cancels an order.\n${onlyOnRequest}`)
    expect(described('read')).toBe('Cancels an order.')
  })

  it('lets contact data be noted without a request for just that', () => {
    expect(modelToolOf(builtInTool('lead')).description).not.toContain(onlyOnRequest)
  })
})
