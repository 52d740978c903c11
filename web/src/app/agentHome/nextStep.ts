import type { Standing } from './readStanding.ts'

export type NextStepName = 'knowledge' | 'publish' | 'changes'

interface Progress {
  standing: Standing
  /** 0 before the first publication. */
  publishedVersion: number
  /** What is written here is not what visitors get. */
  isChanged: boolean
  /** A project answers for it, which needs no knowledge from here. */
  isProject?: boolean
}

/** The one thing to do next with an agent; undefined where nothing is left to do. */
export function nextStepOf(progress: Progress): NextStepName | undefined {
  const { standing, publishedVersion, isChanged, isProject = false } = progress
  const { ready, inWork, failed } = standing
  if (ready + inWork + failed === 0 && !isProject) return 'knowledge'
  if (publishedVersion === 0) return 'publish'
  return isChanged ? 'changes' : undefined
}
