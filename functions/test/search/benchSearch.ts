import { parseArgs } from 'node:util'
import { figuresOf, measureHalf, type Outcome } from './measureCases.ts'
import { measureSpeed } from './measureSpeed.ts'
import type { Half } from './SearchCase.ts'

// npm run bench:search              results by language and by kind of question
// npm run bench:search -- --tuned   results of the tuned set
// npm run bench:search -- --json    one JSON object on stdout
const { values } = parseArgs({ options: { json: { type: 'boolean' }, tuned: { type: 'boolean' } } })

const half: Half = values.tuned ? 'tuned' : 'untouched'
const { ours, plain } = await measureHalf(half)
const all = figuresOf(ours)
const withoutParaphrases = ours.filter(({ asked }) => asked.kind !== 'paraphrase')
const byLanguage = groupsOf(ours, ({ asked }) => asked.language)
const byKind = groupsOf(ours, ({ asked }) => asked.kind)
const speed = await measureSpeed()

if (values.json) {
  const worst = [...byLanguage, ...byKind].filter(
    ({ name, answerable }) => answerable > 0 && name !== 'paraphrase',
  )
  const worstRecallAt5 = Math.min(...worst.map(({ recallAt5 }) => recallAt5))
  console.log(JSON.stringify({ half, ...all, worstRecallAt5, ...speed }))
} else {
  console.log(`The ${half} half`)
  console.table([
    { name: 'all', ...rounded(all) },
    { name: 'without paraphrases', ...rounded(figuresOf(withoutParaphrases)) },
    { name: 'all, plain BM25', ...rounded(figuresOf(plain)) },
    ...[...byLanguage, ...byKind].map(rounded),
  ])
  console.log(
    'Of another set, before this search: recall@4 28 of 31 in European languages, 0 of 10 Japanese, 0 of 8',
  )
  console.log('Chinese, 0 of 2 Arabic.')
  console.log('The 95th of 100 questions, and the slowest')
  console.log(`  3,000 passages: ${speed.p95Ms3000} ms, ${speed.maxMs3000} ms`)
  console.log(`  20,000 passages: ${speed.p95Ms20000} ms, ${speed.maxMs20000} ms`)
}

function groupsOf(of: Outcome[], nameOf: (outcome: Outcome) => string) {
  return Object.entries(Object.groupBy(of, nameOf)).map(([name, some = []]) => ({ name, ...figuresOf(some) }))
}

function rounded<Row extends object>(row: Row) {
  const two = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, two(value)]))
}
