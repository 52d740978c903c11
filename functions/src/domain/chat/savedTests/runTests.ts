import { randomUUID } from 'node:crypto'
import { agentFingerprint } from '../../../shared/agents/agentFingerprint.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import {
  isRunOf,
  savedTestSchema,
  verdictOf,
  type SavedTest,
  type TestedVersion,
  type TestRun,
  type TestVerdict,
} from '../../../shared/agents/savedTests.ts'
import type { TurnEvent } from '../../../shared/widget/widgetApi.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent, draftOf } from '../../kernel/access/authorize.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { AsideNeeds } from '../turns/callModelOnce.ts'
import { startVisitorTurn, type AskNeeds } from '../visitors/startVisitorTurn.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { judgeAnswer } from './judgeAnswer.ts'
import { judgeRun, type Observed } from './judgeRun.ts'
import { observe } from './observe.ts'
import { storeRun } from './storeRun.ts'
import { workThrough } from './workThrough.ts'

const maxTests = 50
const atOnce = 5
/** Calls for one agent; one run needs up to five. */
const maxCallsPerHour = 150
/** The last questions must be answered and judged within the time limit of a call (`callSeconds`). */
const beginWithinMs = minuteMs

type TestNeeds = AskNeeds & AsideNeeds

interface Run extends AgentRef {
  /** `startedAt` of the run that this call continues; missing for a new one. */
  since?: number | undefined
}

/**
 * Asks the draft the newest saved questions, at the workspace's cost, and stores the answers. `notAsked`: the
 * number of questions that are left for another call, which continues this run. `isComplete`: false when
 * there are more tests than a run asks. Throws what one question fails with after all others are over.
 */
export async function runTests(needs: TestNeeds, caller: Caller, { region, agentId, since }: Run) {
  const { data: agent } = draftOf(await authorizeForAgent(caller, 'testAgent', { region, agentId }))
  const { now } = needs.ports
  const calledAt = now()
  await throttle(`runTests:${agentId}`, maxCallsPerHour, hourMs, calledAt)
  const version = { fingerprint: agentFingerprint(agent), knowledge: agent.knowledgeVersion }
  const all = await readTests(region, agentId, maxTests + 1)
  const tests = all.slice(0, maxTests)
  const isAsked = ({ last }: SavedTest) => since !== undefined && isRunOf(last, version) && last.at >= since
  const verdicts = tests.flatMap(({ data }) => (isAsked(data) && data.last ? verdictOf(data, data.last) : []))
  const queue = tests.filter(({ data }) => !isAsked(data))
  const mayBegin = () => now() < calledAt + beginWithinMs
  await workThrough(queue, { atOnce, mayBegin }, async (test) => {
    const observed = await runDraft(needs, { region, agentId }, test.data.question)
    const judged = await judgedBy(needs, { region, agentId }, test.data, observed.answer)
    const judgement = judgeRun(test.data, observed, judged)
    const run = await storeRun(region, test, { ...observed, ...judgement, judged, at: now(), ...version })
    if (run) verdicts.push(verdictOf(test.data, run))
  })
  const count = (expected: TestVerdict) => verdicts.filter((verdict) => verdict === expected).length
  return {
    startedAt: since ?? calledAt,
    passed: count('passed'),
    failed: count('failed'),
    unjudged: count('unjudged'),
    notAsked: queue.length,
    isComplete: all.length <= maxTests,
  }
}

/** Returns the model's verdict on an answer; null when there is no answer or the owner has not enabled it. */
async function judgedBy(
  needs: AsideNeeds,
  ref: AgentRef,
  test: SavedTest,
  answer: string,
): Promise<TestRun['judged']> {
  if (!test.expects.judge.wanted || test.expected === '' || answer.trim() === '') return null
  return judgeAnswer(needs, { ...ref, test, answer })
}

/** Marks the runs of a draft as published: visitors get these answers from now on. */
export async function markPublishedRuns(
  region: Region,
  agentId: string,
  version: TestedVersion,
): Promise<void> {
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    const tested = (await readTests(region, agentId, maxTests)).filter(({ data }) =>
      isRunOf(data.last, version),
    )
    for (const { path, data, version: seen } of tested) writes.update(path, { published: data.last }, seen)
    if (tested.length > 0) await writes.commit()
  })
}

function readTests(region: Region, agentId: string, max: number) {
  return readQuery(region, paths.tests(agentId), savedTestSchema, (query) =>
    query.orderBy('at', 'desc').limit(max),
  )
}

/**
 * Asks in an ordinary test conversation, so that the answer is charged and has a receipt like any other.
 * Tools that change something are not run.
 */
async function runDraft(needs: AskNeeds, { region, agentId }: AgentRef, text: string): Promise<Observed> {
  const conversationId = `test-${randomIdentifier(20)}`
  const claims = { agentId, region, conversationId, visitorId: '', draft: true, rehearsal: true, exp: 0 }
  let last: TurnEvent | undefined
  const turn = startVisitorTurn(
    needs,
    claims,
    { clientMessageId: randomUUID(), text },
    `tests of ${agentId} ${conversationId}`,
  )
  await turn.follow((event) => (last = event), new AbortController().signal)
  if (last?.type === 'error') throw new AppError(last.code, { text: last.message })
  if (last?.type !== 'done') return { answer: '', ...observe(text, undefined) }
  return { answer: last.message.text, ...observe(text, last.report) }
}
