import { describe, expect, it } from 'vitest'
import { agentSchema } from '../../../shared/agents/agent.ts'
import { planCall } from './planCall.ts'

const agentWith = (vapiConfig?: { maxDurationSeconds: number }) =>
  agentSchema.parse({ ID: 'a', ownerID: 'o', title: 'Shop', createdAt: 1, lastModified: 1, vapiConfig })

describe('planCall', () => {
  it.each([
    ['no choice', undefined, 600],
    ['a shorter one', { maxDurationSeconds: 90 }, 90],
    ['a longer one than the credit pays for', { maxDurationSeconds: 3_600 }, 600],
    ['one shorter than a call can be', { maxDurationSeconds: 3 }, 10],
    ['0', { maxDurationSeconds: 0 }, 600],
  ])("limits a call by credit and by its owner's setting: %s", (_, vapiConfig, seconds) => {
    expect(planCall(agentWith(vapiConfig), 600, 'https://shop.example/voice').maxSeconds).toBe(seconds)
  })
})
