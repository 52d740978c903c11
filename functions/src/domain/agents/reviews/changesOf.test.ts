import { describe, expect, it } from 'vitest'
import { agentSchema, type Agent } from '../../../shared/agents/agent.ts'
import { approvalHash } from './approvalHash.ts'
import { changesOf } from './changesOf.ts'

const agent = (changes: Partial<Agent> = {}) =>
  agentSchema.parse({ ID: 'a', ownerID: 'w', title: 'Desk', createdAt: 1, lastModified: 1, ...changes })
const withPrompt = agent({ vgOptions: { ...agent().vgOptions, systemPrompt: 'Be brief.' } })

describe('the changes of a draft', () => {
  it('are its fields that differ from the published ones', () => {
    expect(changesOf(agent({ title: 'Bell', lastModified: 2 }), agent(), true)).toEqual([
      { path: 'title', from: 'Desk', to: 'Bell', isHidden: false },
    ])
  })

  it('are the fields that were set, where nothing is published', () => {
    expect(changesOf(withPrompt, null, true)).toEqual([
      { path: 'title', to: 'Desk', isHidden: false },
      { path: 'vgOptions.systemPrompt', to: 'Be brief.', isHidden: false },
    ])
  })

  it('hide the values of how the agent is made, where the owner wants that', () => {
    expect(changesOf(withPrompt, agent(), false)).toEqual([
      { path: 'vgOptions.systemPrompt', isHidden: true },
    ])
  })
})

describe('approvalHash', () => {
  it('hashes a draft by what visitors would notice', () => {
    expect(approvalHash(agent({ lastModified: 9, publishedVersion: 4 }))).toBe(approvalHash(agent()))
    expect(approvalHash(agent({ title: 'Bell' }))).not.toBe(approvalHash(agent()))
  })
})
