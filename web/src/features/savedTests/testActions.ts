import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { SavedTest } from '@parley/functions/shared/agents/savedTests'
import { call } from '../../lib/call.ts'
import type { ListLocation } from '../../lib/firestore/documents.ts'
import { t } from './texts.ts'

/** The maximum number of tests of one run. */
export const maxTests = 50

export function testsLocation(region: Region, agentId: string): ListLocation {
  return { region, path: paths.tests(agentId), newestBy: 'at', count: maxTests }
}

type Run = CallableOutput<'runTests'>

/** A run needs up to five; more would ask the same questions again. */
const maxCalls = 10

/** Asks the stored draft all questions, at the workspace's cost, in as many calls as that takes. */
export async function runTests(region: Region, agentId: string): Promise<Run> {
  let run = await call('runTests', { region, agentId }, region)
  for (let calls = 1; run.notAsked > 0 && calls < maxCalls; calls++)
    run = await call('runTests', { region, agentId, since: run.startedAt }, region)
  return run
}

export async function deleteTest(region: Region, { agentId, ID }: SavedTest): Promise<void> {
  const { deleteDocument } = await import('../../lib/firestore/firestore.ts')
  await deleteDocument({ region, path: paths.test(agentId, ID) })
}

/** Reads the current tests once, for callers that do not follow them. */
export async function readTests(region: Region, agentId: string): Promise<SavedTest[]> {
  const { readList } = await import('../../lib/firestore/firestore.ts')
  return (await readList('savedTest', testsLocation(region, agentId))).items
}

/** Describes the result of a run, one sentence per fact. */
export function describeRun({
  passed,
  failed,
  unjudged,
  isComplete,
}: Pick<Run, 'passed' | 'failed' | 'unjudged' | 'isComplete'>): string {
  const count = passed + failed
  const results = [
    count > 0 && resultOf(failed, count, isComplete),
    unjudged > 0 && t('testsUnjudged', { count: unjudged }),
    !isComplete && t('olderNotAsked'),
  ]
  return results.filter(Boolean).join(' ')
}

function resultOf(failed: number, count: number, isComplete: boolean): string {
  if (failed > 0) return t('testsFailed', { failed, count })
  return count === 1 ? t('theTestPassed') : t(isComplete ? 'allPassed' : 'newestPassed', { count })
}
