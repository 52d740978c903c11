import type { Standing } from './readStanding.ts'

export type NextStepName = 'knowledge' | 'publish' | 'changes' | 'teach'

interface Progress {
  standing: Standing
  /** 0 before the first publication. */
  publishedVersion: number
  /** What is written here is not what visitors get. */
  isChanged: boolean
  /** There are questions that it could not answer. */
  hasGaps: boolean
}

/** The one thing to do next with an agent; undefined where nothing is left to do. */
export function nextStepOf(progress: Progress): NextStepName | undefined {
  const { standing, publishedVersion, isChanged, hasGaps } = progress
  const { ready, inWork, failed } = standing
  if (ready + inWork + failed === 0) return 'knowledge'
  if (publishedVersion === 0) return 'publish'
  if (isChanged) return 'changes'
  return hasGaps ? 'teach' : undefined
}
