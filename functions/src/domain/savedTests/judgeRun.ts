import type { ExpectedPart, SavedTest, TestRun } from '../../shared/savedTests.ts'
import { likeness } from './likeness.ts'

/** How much of what was expected an answer must say to pass for the same. */
export const leastLikeness = 0.6

/** What an answer has done. */
export type Observed = Pick<TestRun, 'answer' | 'path' | 'tools' | 'outcome'>

/** Whether an answer has done what a test expects, and what of it not. */
export function judgeRun(
  { expected, expects }: Pick<SavedTest, 'expected' | 'expects'>,
  observed: Observed,
): Pick<TestRun, 'passed' | 'likeness' | 'missed'> {
  const alike = expected === '' ? 1 : likeness(expected, observed.answer)
  const isMissed: Record<ExpectedPart, boolean> = {
    answer: alike < leastLikeness,
    path: !passes(
      observed.path.map(({ id }) => id),
      expects.path,
    ),
    tool: expects.tool !== null && !observed.tools.some((call) => isCallOf(expects.tool, call)),
    outcome: expects.outcome !== '' && expects.outcome !== observed.outcome,
  }
  const missed = (['answer', 'path', 'tool', 'outcome'] as const).filter((part) => isMissed[part])
  return { passed: missed.length === 0, likeness: alike, missed }
}

/** Whether a way goes through all of these nodes in their order, be there others between them. */
function passes(way: readonly string[], nodes: readonly string[]): boolean {
  let from = 0
  return nodes.every((node) => {
    const found = way.indexOf(node, from)
    from = found + 1
    return found >= 0
  })
}

function isCallOf(wanted: SavedTest['expects']['tool'], call: TestRun['tools'][number]): boolean {
  if (wanted?.name !== call.name) return false
  const given = valuesOf(call.arguments)
  return Object.entries(wanted.values).every(([key, value]) => plain(given.get(key) ?? '') === plain(value))
}

/** What a model writes may be anything. */
function valuesOf(json: string): Map<string, string> {
  try {
    const given: unknown = JSON.parse(json)
    if (typeof given !== 'object' || given === null) return new Map()
    const entries: [string, unknown][] = Object.entries(given)
    return new Map(
      entries.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
  } catch {
    return new Map()
  }
}

const plain = (text: string) => text.trim().toLowerCase().normalize('NFC')
