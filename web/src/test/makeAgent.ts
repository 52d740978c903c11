import { agentSchema, type Agent } from '@parley/functions/shared/agents/agent'

/** Returns an agent with only the fields that matter to a test spelled out. */
export function makeAgent(overrides: Partial<Agent> = {}): Agent {
  return {
    ...agentSchema.parse({
      ID: 'agent00000000001',
      ownerID: 'ann',
      title: 'Front desk',
      createdAt: 1,
      lastModified: 1,
    }),
    ...overrides,
  }
}
