import type { AgentStatus } from './readAgentStatus.ts'

export type NextStepName = 'knowledge' | 'publish' | 'changes'

interface Progress {
  status: AgentStatus
  /** 0 before the first publication. */
  publishedVersion: number
  /** Whether the draft differs from the publication. */
  isChanged: boolean
  /** True when a Voiceflow project answers instead of a model; knowledge is then not needed. */
  isProject?: boolean
}

/** Returns the next step of an agent; undefined when every step is done. */
export function nextStepOf(progress: Progress): NextStepName | undefined {
  const { status, publishedVersion, isChanged, isProject = false } = progress
  const { ready, inWork, failed } = status
  if (ready + inWork + failed === 0 && !isProject) return 'knowledge'
  if (publishedVersion === 0) return 'publish'
  return isChanged ? 'changes' : undefined
}
