import type { Agent } from '@parley/functions/shared/agents/agent'
import type { AgentStatus } from './readAgentStatus.ts'

const setUpSteps = ['knowledge', 'publish', 'script'] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** Returns the steps of an agent; a project needs no knowledge here. */
export function setUpStepsOf({ agentPlatform }: Pick<Agent, 'agentPlatform'>): readonly SetUpStep[] {
  return agentPlatform === 'vf' ? setUpSteps.filter((step) => step !== 'knowledge') : setUpSteps
}

/** Returns which steps from a new agent to a website are done. */
export function setUpStepsDone(status: AgentStatus, publishedVersion: number): Record<SetUpStep, boolean> {
  const { ready, inWork, failed, lastSeen } = status
  return {
    knowledge: ready + inWork + failed > 0,
    publish: publishedVersion > 0,
    script: lastSeen !== undefined,
  }
}
