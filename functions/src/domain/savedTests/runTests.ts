import { randomUUID } from 'node:crypto'
import { agentFingerprint } from '../../shared/agentFingerprint.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { isRunOf, savedTestSchema, type TestedVersion, type TestRun } from '../../shared/savedTests.ts'
import type { TurnEvent } from '../../shared/widgetApi.ts'
import { Writes } from '../../store/commit.ts'
import { readQuery } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import { authorizeForAgent, draftOf } from '../authorize.ts'
import type { AgentRef } from '../agents/AgentRef.ts'
import { AppError } from '../AppError.ts'
import type { Ports } from '../ports.ts'
import { askAgent, type AskNeeds } from '../visitors/askAgent.ts'
import { randomIdentifier } from '../identifiers.ts'
import { judgeRun, leastLikeness, type Observed } from './judgeRun.ts'
import { likeness } from './likeness.ts'
import { observe } from './observe.ts'

const mostTests = 50
const atOnce = 5

interface TestNeeds extends AskNeeds {
  ports: Pick<Ports, 'now'>
}

/**
 * Asks the draft the newest saved questions, at the workspace's cost, and keeps what it answers; `isWhole`
 * tells whether those were all.
 */
export async function runTests(needs: TestNeeds, caller: Caller, { region, agentId }: AgentRef) {
  const { data: agent } = draftOf(await authorizeForAgent(caller, 'testAgent', { region, agentId }))
  const version = { fingerprint: agentFingerprint(agent), knowledge: agent.knowledgeVersion }
  const all = await readTests(region, agentId, mostTests + 1)
  const tests = all.slice(0, mostTests)
  const queue = [...tests]
  const work = async () => {
    for (let test = queue.shift(); test; test = queue.shift()) {
      const observed = await askDraft(needs, { region, agentId }, test.data.question)
      const { published } = test.data
      const isChanged = published !== null && likeness(published.answer, observed.answer) < leastLikeness
      const last: TestRun = {
        ...observed,
        ...judgeRun(test.data, observed),
        isChanged,
        at: needs.ports.now(),
        ...version,
      }
      await new Writes(region).update(test.path, { last }).commit()
      test.data.last = last
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const passed = tests.filter(({ data }) => data.last?.passed).length
  return { passed, failed: tests.length - passed, isWhole: all.length <= mostTests }
}

/** After a publication the runs of just that draft are what visitors get from now on. */
export async function keepPublishedRuns(
  region: Region,
  agentId: string,
  version: TestedVersion,
): Promise<void> {
  const writes = new Writes(region)
  const tested = (await readTests(region, agentId, mostTests)).filter(({ data }) =>
    isRunOf(data.last, version),
  )
  for (const { path, data } of tested) writes.update(path, { published: data.last })
  if (tested.length > 0) await writes.commit()
}

function readTests(region: Region, agentId: string, most: number) {
  return readQuery(region, paths.tests(agentId), savedTestSchema, (query) =>
    query.orderBy('at', 'desc').limit(most),
  )
}

/**
 * The answer goes through an ordinary test conversation, so that it is paid for and receipted like any other.
 * Tools that change something are not run for it.
 */
async function askDraft(needs: AskNeeds, { region, agentId }: AgentRef, text: string): Promise<Observed> {
  const conversationId = `test-${randomIdentifier(20)}`
  const claims = { agentId, region, conversationId, visitorId: '', draft: true, rehearsal: true, exp: 0 }
  let last: TurnEvent | undefined
  const turn = askAgent(
    needs,
    claims,
    { clientMessageId: randomUUID(), text },
    `tests of ${agentId} ${conversationId}`,
  )
  await turn.follow((event) => (last = event), new AbortController().signal)
  if (last?.type === 'error') throw new AppError(last.code, { text: last.message })
  if (last?.type !== 'done') return { answer: '', path: [], tools: [], outcome: '' }
  return { answer: last.message.text, ...observe(last.report?.trace) }
}
