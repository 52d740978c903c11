import {
  expectedParts,
  type ExpectedPart,
  type SavedTest,
  type TestRun,
} from '../../../shared/agents/savedTests.ts'
import { foldText } from '../../../shared/texts/foldText.ts'
import { mentionsWords, containsWords } from '../../../shared/texts/containsWords.ts'

/** The observable result of an answer. */
export type Observed = Pick<TestRun, 'answer' | 'sources' | 'path' | 'tools' | 'outcome'>

/** Returns whether an answer met a test's expectations, and which it missed. */
export function judgeRun(
  { expects }: Pick<SavedTest, 'expects'>,
  { answer, sources, path, tools, outcome }: Observed,
  judged: TestRun['judged'],
): Pick<TestRun, 'passed' | 'missed'> {
  const { tool } = expects
  const isMissed: Record<ExpectedPart, boolean> = {
    contains: !expects.contains.every((words) => containsWords(answer, words)),
    lacks: expects.lacks.some((words) => mentionsWords(answer, words)),
    passages: !expects.passages.every(({ id }) => sources.some((source) => source.id === id)),
    path: !passes(
      path.map(({ id }) => id),
      expects.path,
    ),
    tool: tool !== null && !tools.some((call) => isCallOf(tool, call)),
    outcome: expects.outcome !== '' && expects.outcome !== outcome,
    judge: expects.judge.wanted && judged?.agrees !== true,
  }
  const missed = expectedParts.filter((part) => isMissed[part])
  return { passed: missed.length === 0, missed }
}

/** Returns whether a way passes these nodes in order, possibly with others between them. */
function passes(way: readonly string[], nodes: readonly string[]): boolean {
  let from = 0
  return nodes.every((node) => {
    const found = way.indexOf(node, from)
    from = found + 1
    return found >= 0
  })
}

function isCallOf(
  expected: NonNullable<SavedTest['expects']['tool']>,
  call: TestRun['tools'][number],
): boolean {
  if (expected.name !== call.name) return false
  const actual = valuesOf(call.arguments)
  return Object.entries(expected.values).every(
    ([key, value]) => foldText(actual.get(key) ?? '') === foldText(value),
  )
}

/** Parses the arguments of a model's call, which may be invalid. */
function valuesOf(json: string): Map<string, string> {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null) return new Map()
    const entries: [string, unknown][] = Object.entries(parsed)
    return new Map(
      entries.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
  } catch {
    return new Map()
  }
}
