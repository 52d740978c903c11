import type { FlowProblem, FlowWarningKind } from './FlowProblem.ts'
import type { Flow, FlowEdge } from '../flow.ts'
import { isRun } from '../groups.ts'
import { parseNumber } from '../parseNumber.ts'
import { mentionedKeys } from '../mentionedKeys.ts'

/**
 * Warns of rules and texts with a value that no node collects and no tool stores, and of limits that are not
 * numbers: such a rule is never met.
 */
export function valueProblems(
  { nodes, edges }: Flow,
  keptKeys: ReadonlySet<string> | undefined,
): FlowProblem[] {
  const run = Object.entries(nodes).filter(([, node]) => isRun(node))
  const collected = new Set(run.flatMap(([, { collects }]) => collects.map(({ key }) => key)))
  const isMissing = (key: string) => keptKeys !== undefined && !collected.has(key) && !keptKeys.has(key)
  return [
    ...run
      .filter(([, { text }]) => mentionedKeys(text).some(isMissing))
      .map(([nodeId]): FlowProblem => ({ level: 'warning', kind: 'missingValue', nodeId })),
    ...Object.entries(edges).flatMap(([edgeId, edge]) =>
      ruleProblems(edge, isMissing).map((kind): FlowProblem => ({
        level: 'warning',
        kind,
        nodeId: edge.from,
        edgeId,
      })),
    ),
  ]
}

function ruleProblems({ when }: FlowEdge, isMissing: (key: string) => boolean): FlowWarningKind[] {
  if (typeof when === 'string' || when.rule !== 'variable') return []
  const isNumeric = when.comparison === 'above' || when.comparison === 'below'
  const kinds: FlowWarningKind[] = []
  if (isMissing(when.key)) kinds.push('missingValue')
  if (isNumeric && parseNumber(when.value) === undefined) kinds.push('notANumber')
  return kinds
}
