import type { FlowProblem } from '@parley/functions/shared/flow/checks/FlowProblem'
import { t } from './texts.ts'

export function describeProblem({ kind }: FlowProblem): string {
  return t(`problem_${kind}`)
}
