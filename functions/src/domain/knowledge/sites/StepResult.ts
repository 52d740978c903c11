import type { SiteRun } from '../../../shared/knowledge/sites.ts'

/** What a step has led to: another one, or the end of the run. */
export type StepResult = { delaySeconds: number } | Pick<SiteRun, 'state' | 'reason'>
