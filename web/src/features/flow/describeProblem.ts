import type { FlowProblem } from '@parley/functions/shared/flow/FlowProblem'
import { t } from './texts.ts'

export function describeProblem({ kind }: FlowProblem): string {
  return t(`problem_${kind}`)
}
