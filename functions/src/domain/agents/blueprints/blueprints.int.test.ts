import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { setSeats } from '#test/workspaces/members.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { agentSchema } from '../../../shared/agents/agent.ts'
import { agentFingerprint } from '../../../shared/agents/agentFingerprint.ts'
import { blueprintLinkSchema, blueprintSendSchema } from '../../../shared/agents/blueprint.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { createAgent } from '../createAgent.ts'
import { deleteAgent } from '../deleteAgent.ts'
import { publishAgent } from '../publishAgent.ts'
import { readBlueprint } from './blueprintAgents.ts'
import { linkAgents } from './linkAgents.ts'
import { sendBlueprint } from './sendBlueprint.ts'
import { settleField } from './settleField.ts'
import { undoSend } from './undoSend.ts'
import { unlinkAgent } from './unlinkAgent.ts'

beforeAll(clearDatabases)

/** Creates a blueprint and three published agents that follow it, alike at first. */
async function makeWorld(region: Region) {
  const { caller, workspaceId, agentId: masterId } = await makeAgent(region)
  const ports = makePorts()
  const limits = { maxAgents: 9, maxKnowledgeCharacters: 1, maxConcurrentCalls: 1, phoneNumbers: 0 }
  await setSeats({ region, workspaceId }, 2)
  await new Writes(region)
    .update(paths.workspace(workspaceId), {
      'internal.planLimits': { ...limits, workspaceSeats: 2, clientSeats: 0 },
    })
    .commit()
  const agentIds: string[] = []
  for (const agentName of ['One', 'Two', 'Three']) {
    const { agentCreated } = await createAgent(ports, caller, {
      region,
      workspaceId,
      agentName,
      agentTemplate: 'customer-support',
      attemptId: randomUUID(),
    })
    agentIds.push(agentCreated.ID)
    await publishAgent(ports, caller, { region, agentId: agentCreated.ID })
  }
  await linkAgents(ports, caller, { region, masterId, agentIds, takesAll: true })
  const read = async (agentId: string) => {
    const stored = await readDocument(region, paths.agent(agentId), agentSchema)
    if (!stored) throw new Error('The agent is gone')
    return stored.data
  }
  const write = (agentId: string, fields: object) =>
    new Writes(region).update(paths.agent(agentId), { ...fields }).commit()
  const send = async (sendId: string = randomUUID(), publishes = false, ids = agentIds) => {
    const seen = agentFingerprint(await read(masterId))
    return sendBlueprint(ports, caller, { region, masterId, agentIds: ids, sendId, seen, publishes })
  }
  return { caller, ports, workspaceId, masterId, agentIds, read, write, send, region }
}

describe.each(oneRegion)('a blueprint in %s', (region) => {
  it('updates three agents, one of which has changed the same field, and is undone as one', async () => {
    const { caller, ports, masterId, agentIds, read, write, send } = await makeWorld(region)
    const [one = '', two = '', three = ''] = agentIds
    await write(masterId, { 'vgOptions.systemPrompt': 'Be brief.', primaryColor: '#112233' })
    await write(two, { 'vgOptions.systemPrompt': 'Be merry.' })
    await write(three, { 'vgOptions.temperature': 0.9 })
    const sendId = randomUUID()
    const { sent } = await send(sendId, true)
    expect(sent).toEqual([
      { agentId: one, changed: 2, outcome: 'sent' },
      { agentId: two, changed: 1, outcome: 'draft' },
      { agentId: three, changed: 2, outcome: 'draft' },
    ])
    expect((await read(one)).vgOptions.systemPrompt).toBe('Be brief.')
    expect(await read(one)).toMatchObject({ title: 'One', publishedVersion: 2, primaryColor: '#112233' })
    expect((await read(two)).vgOptions.systemPrompt).toBe('Be merry.')
    expect((await read(three)).vgOptions).toMatchObject({ systemPrompt: 'Be brief.', temperature: 0.9 })
    const record = await readDocument(region, paths.blueprintSend(sendId), blueprintSendSchema)
    expect(record?.data).toMatchObject({ agentIds, by: caller.uid, undoneAt: 0 })

    // A repeated send changes nothing.
    expect((await send(sendId, true)).sent.map(({ changed }) => changed)).toEqual([2, 1, 2])
    expect((await read(one)).publishedVersion).toBe(2)

    await write(three, { primaryColor: '#abcdef' })
    const { undone } = await undoSend(ports, caller, { region, sendId, agentIds })
    expect(undone).toEqual([
      { agentId: one, restored: 2, left: 0, outcome: 'sent' },
      { agentId: two, restored: 1, left: 0, outcome: 'draft' },
      { agentId: three, restored: 1, left: 1, outcome: 'draft' },
    ])
    expect((await read(one)).vgOptions.systemPrompt).not.toBe('Be brief.')
    expect((await read(one)).publishedVersion).toBe(3)
    expect(await read(three)).toMatchObject({ primaryColor: '#abcdef' })
    const again = await undoSend(ports, caller, { region, sendId, agentIds })
    expect(again.undone.every(({ restored }) => restored === 0)).toBe(true)
    await expect(send(sendId)).rejects.toThrow('already undone')
    expect((await send()).sent.map(({ changed }) => changed)).toEqual([2, 1, 1])
  })

  it('leaves a conflict to a decision, and keeps the decision', async () => {
    const { caller, ports, masterId, agentIds, read, write, send } = await makeWorld(region)
    const [one = '', two = ''] = agentIds
    for (const agentId of [one, two]) await write(agentId, { description: 'Our own' })
    await write(masterId, { description: 'For all' })
    await send()
    const settle = (agentId: string, choice: 'keep' | 'take') =>
      settleField(ports, caller, { region, masterId, agentId, path: 'description', choice })
    await settle(one, 'keep')
    await settle(two, 'take')
    expect((await read(one)).description).toBe('Our own')
    expect((await read(two)).description).toBe('For all')
    await write(masterId, { description: 'For all, anew' })
    await send()
    expect((await read(one)).description).toBe('Our own')
    expect((await read(two)).description).toBe('For all, anew')
    await expect(
      settleField(ports, caller, { region, masterId, agentId: one, path: 'ownerID', choice: 'take' }),
    ).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('is sent only as previewed, by a member who may change every agent, and to its own followers', async () => {
    const { caller, ports, masterId, agentIds, send, write } = await makeWorld(region)
    const stale = { region, masterId, agentIds, sendId: randomUUID(), seen: 'other', publishes: false }
    await expect(sendBlueprint(ports, caller, stale)).rejects.toThrow('has changed since you looked')
    const other = await makeWorld(region)
    await expect(send(randomUUID(), false, other.agentIds)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(other.send(randomUUID(), false, [masterId])).rejects.toMatchObject({
      code: 'permission-denied',
    })
    const foreign = { region, masterId, agentIds: other.agentIds, takesAll: false }
    await expect(linkAgents(ports, caller, foreign)).rejects.toMatchObject({ code: 'permission-denied' })
    await write(masterId, { primaryColor: '#112233' })
    const sendId = randomUUID()
    await send(sendId)
    await expect(undoSend(ports, other.caller, { region, sendId, agentIds })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('follows no other one, is followed by no follower, and ends with its last agent', async () => {
    const { caller, ports, masterId, agentIds } = await makeWorld(region)
    const [one = '', two = '', three = ''] = agentIds
    const link = (master: string, agentId: string) =>
      linkAgents(ports, caller, { region, masterId: master, agentIds: [agentId], takesAll: false })
    await expect(link(one, two)).rejects.toMatchObject({ code: 'failed-precondition' })
    await expect(link(masterId, masterId)).rejects.toThrow('can’t follow itself')
    await expect(link(masterId, one)).rejects.toMatchObject({ code: 'failed-precondition' })
    await unlinkAgent(caller, { region, agentId: one })
    await expect(link(one, masterId)).rejects.toThrow('An agent that others follow')
    expect((await readBlueprint(region, masterId))?.data.count).toBe(2)
    await deleteAgent(ports, caller, { region, agentId: two })
    expect((await readBlueprint(region, masterId))?.data.count).toBe(1)
    await deleteAgent(ports, caller, { region, agentId: masterId })
    expect(await readBlueprint(region, masterId)).toBeUndefined()
    expect(await readDocument(region, paths.blueprintLink(three), blueprintLinkSchema)).toBeUndefined()
  })

  it('publishes a sent change as it was sent, even when it is sent again later', async () => {
    const { ports, caller, masterId, agentIds, read, write, send } = await makeWorld(region)
    const [one = '', two = ''] = agentIds
    await write(masterId, { primaryColor: '#112233' })
    const sendId = randomUUID()
    await send(sendId, false)
    await write(one, { description: 'Not ready yet' })
    const { sent } = await send(sendId, true)
    expect(sent.map(({ outcome }) => outcome)).toEqual(['draft', 'sent', 'sent'])
    expect(await read(one)).toMatchObject({ publishedVersion: 1 })
    expect(await read(two)).toMatchObject({ publishedVersion: 2 })
    const { undone } = await undoSend(ports, caller, { region, sendId, agentIds: [one] })
    expect(undone).toEqual([{ agentId: one, restored: 1, left: 0, outcome: 'draft' }])
  })

  it('updates the others when one cannot be published, and returns the reason', async () => {
    const { caller, ports, masterId, agentIds, read, write, send } = await makeWorld(region)
    const [one = '', two = ''] = agentIds
    // Published before a text was required.
    const widgetOptions = { ...(await read(one)).widgetOptions, consentMode: true, consentText: '' }
    const publishedFingerprint = agentFingerprint({ ...(await read(one)), widgetOptions })
    await write(one, { widgetOptions, publishedFingerprint })
    await write(masterId, { primaryColor: '#112233' })
    await unlinkAgent(caller, { region, agentId: two })
    const sendId = randomUUID()
    const { sent } = await send(sendId, true)
    expect(sent).toMatchObject([
      { changed: 1, outcome: 'failed', refusal: { key: 'consentTextMissing' } },
      { changed: 0, outcome: 'failed', refusal: { key: 'notFollowing' } },
      { changed: 1, outcome: 'sent' },
    ])
    // A change that could not be published waits for another try.
    await write(one, { publishedFingerprint: agentFingerprint(await read(one)) })
    const undo = () => undoSend(ports, caller, { region, sendId, agentIds })
    expect((await undo()).undone).toMatchObject([
      { restored: 1, outcome: 'failed', refusal: { key: 'consentTextMissing' } },
      { restored: 1, outcome: 'sent' },
    ])
    const record = () => readDocument(region, paths.blueprintSend(sendId), blueprintSendSchema)
    expect((await record())?.data.undoneIds).toEqual(agentIds.slice(2))
    expect((await undo()).undone.map(({ restored }) => restored)).toEqual([1, 0])
  })

  it('publishes an undone change as it was when the first try to undo it has failed', async () => {
    const { caller, ports, masterId, agentIds, read, write, send } = await makeWorld(region)
    const [one = ''] = agentIds
    const { description } = await read(one)
    await write(masterId, { description: 'For all' })
    const sendId = randomUUID()
    await send(sendId, true)
    const undo = (tried = ports) => undoSend(tried, caller, { region, sendId, agentIds: [one] })
    let times = 0
    // The clock is read for the record, for the draft, and then for the published version.
    const dying = {
      ...ports,
      now: () => {
        if (++times > 2) throw new Error('The instance has ended')
        return Date.now()
      },
    }
    await expect(undo(dying)).rejects.toThrow('The instance has ended')
    expect(await read(one)).toMatchObject({ description, publishedVersion: 2 })
    expect((await undo()).undone).toEqual([{ agentId: one, restored: 1, left: 0, outcome: 'sent' }])
    expect(await read(one)).toMatchObject({ description, publishedVersion: 3 })
    expect((await undo()).undone).toMatchObject([{ restored: 0 }])
  })

  it('follows no agent that is linked to it at the same time', async () => {
    const { caller, ports, agentIds } = await makeWorld(region)
    const [one = '', two = ''] = agentIds
    for (const agentId of [one, two]) await unlinkAgent(caller, { region, agentId })
    const link = (masterId: string, agentId: string) =>
      linkAgents(ports, caller, { region, masterId, agentIds: [agentId], takesAll: true })
    for (let round = 0; round < 5; round++) {
      const ends = await Promise.allSettled([link(one, two), link(two, one)])
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await Promise.all([one, two].map((agentId) => unlinkAgent(caller, { region, agentId })))
    }
  })

  it('ends with its agent, even when the deletion has failed before', async () => {
    const { caller, ports, masterId, agentIds, workspaceId } = await makeWorld(region)
    const [one = ''] = agentIds
    await deleteAgent(ports, caller, { region, agentId: one })
    const link = { masterId, workspaceId, agentId: one, base: {}, own: [], createdAt: 1, sentAt: 0 }
    await new Writes(region)
      .set(paths.blueprintLink(one), link)
      .update(paths.blueprint(masterId), { count: 3 })
      .commit()
    await ports.tasks.run()
    expect(await readDocument(region, paths.blueprintLink(one), blueprintLinkSchema)).toBeUndefined()
    expect((await readBlueprint(region, masterId))?.data.count).toBe(2)
  })

  it('keeps the right number of agents when they are linked at the same time', async () => {
    const { caller, ports, masterId, agentIds } = await makeWorld(region)
    for (const agentId of agentIds) await unlinkAgent(caller, { region, agentId })
    const links = agentIds.flatMap((agentId) => [agentId, agentId])
    await Promise.allSettled(
      links.map((agentId) =>
        linkAgents(ports, caller, { region, masterId, agentIds: [agentId], takesAll: true }),
      ),
    )
    expect((await readBlueprint(region, masterId))?.data.count).toBe(3)
  })
})
