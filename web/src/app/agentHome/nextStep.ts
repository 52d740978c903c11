import type { AgentStatus } from './readAgentStatus.ts'

export type NextStepName = 'knowledge' | 'publish' | 'changes'

interface Progress {
  standing: AgentStatus
  /** 0 before the first publication. */
  publishedVersion: number
  /** Whether the draft differs from the publication. */
  isChanged: boolean
  /** Whether a project answers for it, which needs no knowledge here. */
  isProject?: boolean
}

/** Returns the next step of an agent; undefined if all are done. */
export function nextStepOf(progress: Progress): NextStepName | undefined {
  const { standing, publishedVersion, isChanged, isProject = false } = progress
  const { ready, inWork, failed } = standing
  if (ready + inWork + failed === 0 && !isProject) return 'knowledge'
  if (publishedVersion === 0) return 'publish'
  return isChanged ? 'changes' : undefined
}
