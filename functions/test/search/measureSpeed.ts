import { seededRandom } from '../seed/seededRandom.ts'
import { indexOf, openAgents } from './openCorpus.ts'

const questionCount = 100
const warmUp = 50
const sentencesOfPassage = 8

/** Measures the time of a question over many passages of mixed sentences, in milliseconds. */
export async function measureSpeed() {
  const agents = await openAgents('tuned')
  const sentences = agents
    .flatMap(({ passages }) => passages)
    .flatMap(({ text }) => text.split(/(?<=[.!?。])\s*/))
    .filter(Boolean)
  const questions = agents.flatMap(({ cases }) => cases.map(({ question }) => question))
  const small = await timesOver(3_000, sentences, questions)
  const large = await timesOver(20_000, sentences, questions)
  return { p95Ms3000: small.p95, maxMs3000: small.max, p95Ms20000: large.p95, maxMs20000: large.max }
}

async function timesOver(count: number, sentences: string[], questions: string[]) {
  const random = seededRandom(3)
  const pick = () => sentences[Math.floor(random() * sentences.length)] ?? ''
  const passages = Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    title: `Page ${at}`,
    text: Array.from({ length: sentencesOfPassage }, pick).join(' '),
  }))
  const index = await indexOf(passages)
  const ask = (at: number) =>
    index.choose(index.byWords({ question: questions[at % questions.length] ?? '' }), 5)
  for (let at = 0; at < warmUp; at++) ask(at)
  const times = Array.from({ length: questionCount }, (_, at) => {
    const before = performance.now()
    ask(at)
    return performance.now() - before
  }).sort((one, other) => one - other)
  const tenths = (time = 0) => Math.round(time * 10) / 10
  return { p95: tenths(times[94]), max: tenths(times.at(-1)) }
}
