import type { FlowProblem } from '@parley/functions/shared/flow/checkFlow'
import { t } from './texts.ts'

export function describeProblem({ kind }: FlowProblem): string {
  return t(`problem_${kind}`)
}
