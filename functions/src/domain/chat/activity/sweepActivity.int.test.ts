import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { conversationOf, inputOf } from '#test/chat/conversations.ts'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '#test/factories.ts'
import { activityBlockSchema, activityPartSchema } from '../../../shared/chat/activityBlock.ts'
import { blockOf, decodeCounts, maxAgentsInPart, noCounts, slotMs } from '../../../shared/chat/activity.ts'
import { dayMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { regions, type Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { changeConversationState } from '../inbox/handleConversation.ts'
import { unknownClient } from '../../kernel/access/RequestClient.ts'
import { rateAnswer, requestPerson } from '../visitors/visitorActions.ts'
import { sweepActivity } from './sweepActivity.ts'
import { writeSlot } from './writeSlot.ts'

beforeAll(clearDatabases)

const noon = Math.floor(Date.now() / slotMs) * slotMs - 3 * dayMs

/** Returns the counts of an agent by half hour. */
async function countsOf(region: Region, { workspaceId, agentId }: { workspaceId: string; agentId: string }) {
  const blocks = [blockOf(noon), blockOf(noon) + 1].map((block) =>
    readDocument(region, paths.activity(workspaceId, block), activityBlockSchema),
  )
  const counted = (await Promise.all(blocks)).flatMap((block) =>
    Object.values(block?.data.agents[agentId] ?? {}).map(decodeCounts),
  )
  return counted
}

describe.each(regions)('the sweep of activity in %s', (region) => {
  it('counts activity by half hours, whole and once, however often it is counted', async () => {
    let now = noon
    const engine = makeEngine(undefined, { now: () => now })
    const agent = await agentWith(region, { canHandOff: true, canRate: true })
    const first = makeClaims(agent)
    const { answer } = await ask(engine, first, 'What is the boiling point of mercury?')
    await rateAnswer(engine, first, { messageId: answer?.id ?? '', rating: 'down', reason: '' })
    await requestPerson(engine, first, {}, unknownClient)
    await changeConversationState(engine, agent.caller, { ...inputOf(first), event: 'takeOver' })
    await sweepActivity(region, now + 1000)
    now += 5 * minuteMs
    await ask(engine, makeClaims(agent))
    await sweepActivity(region, now + 1000)
    now += slotMs
    await ask(engine, makeClaims(agent))
    // Events of the half hour before are read again and counted once.
    expect(await sweepActivity(region, now + 1000)).toBeGreaterThan(0)
    expect(await sweepActivity(region, now + 1000)).toBeGreaterThan(0)
    await engine.flush()
    await sweepActivity(region, now + 1000)
    expect(await countsOf(region, agent)).toEqual([
      { started: 2, handedOver: 1, ratedDown: 1, unanswered: 0 },
      { ...noCounts(), started: 1 },
    ])
  })

  it('counts the started conversations of each channel', async () => {
    const agent = await agentWith(region, {})
    const now = noon + 2 * slotMs
    const engine = makeEngine(undefined, { now: () => now })
    const claims = [makeClaims(agent), makeClaims(agent)]
    for (const one of claims) await ask(engine, one)
    await new Writes(region)
      .update(paths.conversation(agent.agentId, claims[0]?.conversationId ?? ''), { channel: 'telegram' })
      .commit()
    await sweepActivity(region, now + minuteMs)
    expect(await countsOf(region, agent)).toEqual([{ ...noCounts(), started: 2, channels: { telegram: 1 } }])
  })

  it('leaves out test chats, and continues where it stopped', async () => {
    const agent = await agentWith(region, {})
    const now = noon + 4 * slotMs
    const engine = makeEngine(undefined, { now: () => now })
    await ask(engine, makeClaims(agent, { draft: true }), 'Is this a test?', randomUUID())
    await ask(engine, makeClaims(agent))
    await sweepActivity(region, now + minuteMs)
    expect(await countsOf(region, agent)).toEqual([{ ...noCounts(), started: 1 }])
    expect(await sweepActivity(region, now + 2 * slotMs)).toBe(3)
  })

  it('deletes what was withdrawn before its half hour was over, and keeps the rest', async () => {
    let now = noon + 6 * slotMs
    const engine = makeEngine(undefined, { now: () => now })
    const agent = await agentWith(region, { canRate: true })
    now -= slotMs
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims, 'First')
    await sweepActivity(region, now + slotMs)
    now += slotMs
    await rateAnswer(engine, claims, { messageId: answer?.id ?? '', rating: 'down', reason: '' })
    await sweepActivity(region, now + minuteMs)
    expect(await countsOf(region, agent)).toEqual([
      { ...noCounts(), started: 1 },
      { ...noCounts(), ratedDown: 1 },
    ])
    await rateAnswer(engine, claims, { messageId: answer?.id ?? '', rating: 'none', reason: '' })
    await sweepActivity(region, now + 120_000)
    expect(await countsOf(region, agent)).toEqual([{ ...noCounts(), started: 1 }])
  })

  it('stores very many agents in several documents, each of which can be written again', async () => {
    const { workspaceId } = await agentWith(region, {})
    const start = noon + 8 * slotMs
    const ids = Array.from({ length: 2_000 }, (_, number) => `agent${String(number).padStart(15, '0')}`)
    const happened = { agents: new Map(ids.map((id) => [id, { ...noCounts(), started: 1 }])), spent: 0 }
    for (const countedAt of [start + 1000, start + 2000])
      await writeSlot(region, { workspaceId, happened, start, countedAt })
    const first = await readDocument(region, paths.activity(workspaceId, blockOf(start)), activityBlockSchema)
    expect(first?.data.parts).toBe(Math.ceil(ids.length / maxAgentsInPart))
    const parts = await Promise.all(
      Array.from({ length: first?.data.parts ?? 0 }, (_, part) =>
        readDocument(region, paths.activity(workspaceId, blockOf(start), part), activityPartSchema),
      ),
    )
    expect(parts.flatMap((part) => Object.keys(part?.data.agents ?? {})).toSorted()).toEqual(ids.toSorted())
  })

  it('writes nothing for a deleted workspace', async () => {
    const agent = await agentWith(region, {})
    const now = noon + 12 * slotMs
    const engine = makeEngine(undefined, { now: () => now })
    await ask(engine, makeClaims(agent))
    await new Writes(region).delete(paths.workspace(agent.workspaceId)).commit()
    await sweepActivity(region, now + minuteMs)
    expect(await readDocument(region, paths.activity(agent.workspaceId, blockOf(now)), z.object({}))).toBe(
      undefined,
    )
  })

  it('does not let a workspace that cannot be written stop others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [broken, whole] = [await agentWith(region, {}), await agentWith(region, {})]
    const now = noon + 15 * slotMs
    const engine = makeEngine(undefined, { now: () => now })
    for (const agent of [broken, whole]) await ask(engine, makeClaims(agent))
    // As large as a document may become.
    const full = paths.activity(broken.workspaceId, blockOf(now))
    await new Writes(region).set(full, { countedAt: 0, full: 'x'.repeat(1_048_430) }).commit()
    await sweepActivity(region, now + minuteMs)
    expect(await countsOf(region, broken)).toEqual([])
    expect(await countsOf(region, whole)).toEqual([{ ...noCounts(), started: 1 }])
  })

  it('records the first handoff, the first negative rating, and unanswered questions', async () => {
    let now = noon + 20 * slotMs
    const engine = makeEngine(undefined, { now: () => now })
    const agent = await agentWith(region, { canHandOff: true, canRate: true })
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims, 'First')
    await requestPerson(engine, claims, {}, unknownClient)
    await rateAnswer(engine, claims, { messageId: answer?.id ?? '', rating: 'down', reason: '' })
    now += minuteMs
    await changeConversationState(engine, agent.caller, { ...inputOf(claims), event: 'takeOver' })
    await rateAnswer(engine, claims, { messageId: answer?.id ?? '', rating: 'down', reason: 'Wrong' })
    expect(await conversationOf(claims)).toMatchObject({
      handedOverAt: noon + 20 * slotMs + 1,
      ratedDownAt: noon + 20 * slotMs,
    })
    await rateAnswer(engine, claims, { messageId: answer?.id ?? '', rating: 'none', reason: '' })
    expect(await conversationOf(claims)).toMatchObject({ ratedDownAt: 0 })
  })
})
