import type { SiteRun } from '../../../shared/knowledge/sites.ts'

/** The result of a step: another step after a delay, or the end of the run. */
export type StepResult = { delaySeconds: number } | Pick<SiteRun, 'state' | 'reason'>
