import { parseArgs } from 'node:util'
import { seededRandom } from '../seed/random.ts'
import { figuresOf, outcomeOf, type Outcome } from './measureCases.ts'
import { corpusPassages, indexOf } from './openCorpus.ts'
import { readCases } from './SearchCase.ts'

// npm run bench:search              a table of what is found, by language and by kind of question
// npm run bench:search -- --json    one JSON object on stdout
const { values } = parseArgs({ options: { json: { type: 'boolean' } } })

const passages = await corpusPassages()
const index = await indexOf(passages)
const cases = readCases('tuned')
const outcomes = cases.map((asked) => outcomeOf(index, asked))
const all = figuresOf(outcomes)
const byLanguage = groupsOf(outcomes, ({ asked }) => asked.language)
const byKind = groupsOf(outcomes, ({ asked }) => asked.kind)
const speed = {
  p95Ms3000: await p95Ms(3_000),
  p95Ms20000: await p95Ms(20_000),
}

if (values.json) {
  const worst = [...byLanguage, ...byKind].filter(
    ({ name, answerable }) => answerable > 0 && name !== 'paraphrase',
  )
  const worstRecallAt5 = Math.min(...worst.map(({ recallAt5 }) => recallAt5))
  console.log(JSON.stringify({ ...all, worstRecallAt5, ...speed }))
} else {
  console.table([{ name: 'all', ...rounded(all) }, ...[...byLanguage, ...byKind].map(rounded)])
  console.log(`${passages.length} passages; the 95th of 100 questions over`)
  console.log(`  3,000 passages: ${speed.p95Ms3000} ms`)
  console.log(`  20,000 passages: ${speed.p95Ms20000} ms`)
}

function groupsOf(of: Outcome[], nameOf: (outcome: Outcome) => string) {
  return Object.entries(Object.groupBy(of, nameOf)).map(([name, some = []]) => ({ name, ...figuresOf(some) }))
}

function rounded<Row extends object>(row: Row) {
  const two = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, two(value)]))
}

/** How long a question takes over so many passages of mixed sentences, in milliseconds. */
async function p95Ms(count: number): Promise<number> {
  const random = seededRandom(3)
  const sentences = passages.flatMap(({ text }) => text.split(/(?<=[.!?。])\s*/)).filter(Boolean)
  const pick = () => sentences[Math.floor(random() * sentences.length)] ?? ''
  const many = Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    title: `Page ${at}`,
    text: Array.from({ length: 8 }, pick).join(' '),
  }))
  const large = await indexOf(many)
  const ask = (at: number) => large.search(cases[at % cases.length]?.question ?? '', 5)
  for (let at = 0; at < 50; at++) ask(at)
  const times = Array.from({ length: 100 }, (_, at) => {
    const before = performance.now()
    ask(at)
    return performance.now() - before
  })
  const p95 = times.toSorted((one, other) => one - other)[94] ?? 0
  return Math.round(p95 * 10) / 10
}
