import { describe, expect, it } from 'vitest'
import { agentFingerprint } from './agentFingerprint.ts'

const agent = {
  title: 'A',
  lastModified: 1,
  ownerID: 'w',
  vgOptions: { model: 'gpt-4o', initMessages: ['Hi'] },
}

describe('the fingerprint of an agent', () => {
  it('does not depend on the order of fields nor on the ignored ones', () => {
    const other = {
      vgOptions: { initMessages: ['Hi'], model: 'gpt-4o' },
      title: 'A',
      lastModified: 2,
      ownerID: 'x',
      ts: 9,
      userId: 'u',
      publishedVersion: 3,
      knowledgeVersion: 2,
    }
    expect(agentFingerprint(other)).toBe(agentFingerprint(agent))
  })

  it.each([
    { ...agent, title: 'B' },
    { ...agent, vgOptions: { ...agent.vgOptions, initMessages: ['Hi', 'there'] } },
    { ...agent, vgOptions: { ...agent.vgOptions, model: 'gpt-4.1' } },
  ])('changes with every field that visitors notice', (changed) => {
    expect(agentFingerprint(changed)).not.toBe(agentFingerprint(agent))
  })
})
