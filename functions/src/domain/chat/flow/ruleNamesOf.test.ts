import { describe, expect, it } from 'vitest'
import { agentSchema } from '../../../shared/agents/agent.ts'
import type { Rule } from '../../../shared/flow/rules.ts'
import type { TraceStep } from '../../../shared/flow/trace.ts'
import { toolDraftSchema } from '../../../shared/tools/tools.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { httpTurnTool } from '../tools/httpTurnTool.ts'
import { ruleNamesOf } from './ruleNamesOf.ts'

const ruled = (rule: Rule): TraceStep => ({
  step: 'rule',
  node: 'n1',
  edgeId: 'e1',
  to: 'n2',
  rule,
  isMet: false,
})
const tool = httpTurnTool({
  ...toolDraftSchema.parse({
    name: 'order_status',
    description: 'Looks up an order.',
    request: { address: 'https://api.example.com' },
  }),
  ID: 't1',
  seq: 1,
  by: '',
  createdAt: 0,
  changedAt: 0,
})

const fields = [{ key: 'email', label: 'Email', type: 'email' }]
const form = { id: 'x7', kind: 'lead', title: 'Your details', when: 'manual', fields }

describe('ruleNamesOf', () => {
  it('returns the names of forms and tools, without those that are gone or cannot be read', async () => {
    const agent = agentSchema.parse({
      ID: 'a1',
      ownerID: 'w1',
      title: 'Ada',
      createdAt: 1,
      lastModified: 1,
      widgetOptions: { forms: [form] },
    })
    const loadTool = async (_region: string, workspaceId: string, id: string) => {
      if (id === 'broken') throw new AppError('unavailable')
      return workspaceId === 'w1' && id === 't1' ? tool : undefined
    }
    const steps = [
      ruled({ rule: 'always' }),
      ruled({ rule: 'form', id: 'x7' }),
      ruled({ rule: 'form', id: 'gone' }),
      ...['t1', 'gone', 'broken'].map((id) => ruled({ rule: 'tool', id, ended: 'ok' })),
    ]
    expect(await ruleNamesOf({ loadTool }, { agent, workspaceId: 'w1' }, 'eu', steps)).toEqual({
      x7: 'Your details',
      t1: 'order_status',
    })
  })
})
