import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { makeMember } from '#test/workspaces/members.ts'
import { testSigning as signing } from '#test/testSigning.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { regions, type Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { workspaceEventSchema } from '../../../shared/workspaces/workspaceEvents.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { PostedMessage } from '../../kernel/ports/Web.ts'
import { claimSlot, releaseSlot } from '../../kernel/tasks/taskSlots.ts'
import { createClient } from '../../agency/clients/createClient.ts'
import { deleteClients } from '../../agency/clients/deleteClients.ts'
import { importClients } from '../../agency/clients/importClients.ts'
import {
  readEventEndpoint,
  readEventKey,
  saveEventSettings,
  sendEventAgain,
  sendTestEvent,
} from './eventSettings.ts'
import { sweepEvents } from './sweepEvents.ts'

beforeAll(clearDatabases)

const endpoint = 'https://hooks.example/events'

async function makeWorld(region: Region) {
  const world = await makeOrganisation(region)
  const { caller, workspaceId } = world
  const clock = { now: Date.now() }
  const posted: (PostedMessage & { url: string })[] = []
  const receiver = { status: 200 }
  const base = makePorts({ now: () => clock.now })
  const web = {
    ...base.web,
    isPublicUrl: () => true,
    post: async (url: URL, message: PostedMessage) => {
      posted.push({ ...message, url: url.href })
      return { status: receiver.status }
    },
  }
  const ports = makePorts({ now: () => clock.now, web })
  const ref = { region, workspaceId }
  const chosen = { endpoint, subscribedEvents: ['client_created' as const] }
  await saveEventSettings({ ports }, caller, { ...ref, ...chosen })
  const events = async () => {
    const eventRows = await readQuery(
      region,
      paths.workspaceEvents(workspaceId),
      workspaceEventSchema,
      (query) => query,
    )
    return eventRows.map(({ data, path }) => ({ ...data, id: path.slice(path.lastIndexOf('/') + 1) }))
  }
  const add = (email: string) =>
    createClient(ports, caller, { region, orgId: world.orgId, name: 'Ada', email, password: '' })
  return { ...world, ref, clock, ports, posted, receiver, events, add }
}

describe.each(regions)('an event of a workspace in %s', (region) => {
  it("is posted to the workspace's URL once, signed and without a secret", async () => {
    const { add, ports, posted, events, caller, ref, clock, orgId } = await makeWorld(region)
    const { clientId, password } = await add('ada@events.example')
    await ports.tasks.run()
    expect(posted).toHaveLength(1)
    const [{ headers, body, url }] = posted as [(typeof posted)[0]]
    expect(url).toBe(endpoint)
    const [event] = await events()
    expect(JSON.parse(body)).toEqual({
      id: event?.id,
      type: 'client_created',
      payload: { ...event?.about, createdAt: event?.createdAt, workspaceId: ref.workspaceId },
    })
    expect(event).toMatchObject({ state: 'sent', answer: 200, about: { clientId, orgId, name: 'Ada' } })
    expect(body).not.toContain(password)
    const { key } = await readEventKey({ ports, signing }, caller, { ...ref, isNew: false })
    const seconds = Math.floor(clock.now / 1_000)
    const expected = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
    expect(headers['x-event-signature']).toBe(`t=${seconds},v1=${expected}`)
    expect((await readEventKey({ ports, signing }, caller, { ...ref, isNew: true })).key).not.toBe(key)
  })

  it('waits while four events of its workspace are being posted, and those of others do not (H-142)', async () => {
    const [world, other] = [await makeWorld(region), await makeWorld(region)]
    const { add, ports, posted, ref, clock, caller } = world
    const owner = { region: ref.region, ownerUid: caller.uid, queue: 'events' as const }
    const slow = ['a', 'b', 'c', 'd']
    for (const task of slow) await claimSlot(owner, { task, until: clock.now + 45_000 }, clock.now)
    await add('ada@events.example')
    await ports.tasks.runDue(clock.now)
    await other.add('bo@events.example')
    await other.ports.tasks.run()
    expect([posted.length, other.posted.length]).toEqual([0, 1])
    for (const task of slow) await releaseSlot(owner, task)
    await ports.tasks.run()
    expect(posted).toHaveLength(1)
  })

  it('is posted only where the workspace is subscribed to its type', async () => {
    const { add, ports, posted, caller, ref } = await makeWorld(region)
    const { clientId } = await add('bo@events.example')
    await ports.tasks.run()
    await deleteClients(ports, caller, { region, clientIds: [clientId] })
    await saveEventSettings({ ports }, caller, { ...ref, endpoint, subscribedEvents: ['client_deleted'] })
    const again = await add('bo@events.example')
    await deleteClients(ports, caller, { region, clientIds: [again.clientId] })
    await ports.tasks.run()
    expect(posted.map(({ body }) => JSON.parse(body).type)).toEqual(['client_created', 'client_deleted'])
  })

  it('is posted for each client of an import, and later when the queue is unavailable', async () => {
    const { ports, posted, caller, orgId, clock } = await makeWorld(region)
    const rows = ['one', 'two', 'three'].map((name) => ({ name, email: `${name}@events.example` }))
    ports.tasks.setOutage(true)
    await importClients(ports, caller, { region, orgId, rows, isDryRun: false })
    ports.tasks.setOutage(false)
    clock.now += 4 * hourMs
    await sweepEvents(ports, region)
    await ports.tasks.run()
    const names = posted.map(({ body }) => String(JSON.parse(body).payload.name))
    expect(new Set(names)).toEqual(new Set(['one', 'two', 'three']))
    await sweepEvents(ports, region)
    await ports.tasks.run()
    expect(posted).toHaveLength(3)
  })

  it('fails after its last try, is reported by email once a day, and can be sent again', async () => {
    const { add, ports, posted, events, receiver, caller, ref } = await makeWorld(region)
    receiver.status = 500
    await add('cy@events.example')
    await ports.tasks.run()
    expect(posted).toHaveLength(6)
    const [event] = await events()
    expect(event).toMatchObject({ state: 'failed', answer: 500 })
    expect(ports.sent.at(-1)?.html).toContain('answered 500')
    receiver.status = 204
    await sendEventAgain({ ports }, caller, { ...ref, eventId: event?.id ?? '' })
    await ports.tasks.run()
    expect((await events())[0]).toMatchObject({ state: 'sent', answer: 204 })
    await expect(
      sendEventAgain({ ports }, caller, { ...ref, eventId: event?.id ?? '' }),
    ).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is posted to a URL of which members can read only the host', async () => {
    const { ports, caller, ref } = await makeWorld(region)
    const receiver = 'https://hooks.example/secret-of-mine'
    const chosen = { subscribedEvents: ['client_created' as const] }
    const readEvents = async () =>
      JSON.stringify(await readDocument(region, paths.workspace(ref.workspaceId), workspaceSchema))
    await saveEventSettings({ ports }, caller, { ...ref, ...chosen, endpoint: receiver })
    expect(await readEventEndpoint(caller, ref)).toEqual({ endpoint: receiver })
    expect(await readEvents()).toContain('"host":"hooks.example"')
    expect(await readEvents()).not.toContain('secret-of-mine')
    await saveEventSettings({ ports }, caller, { ...ref, ...chosen, endpoint: '' })
    expect(await readEventEndpoint(caller, ref)).toEqual({ endpoint: '' })
    expect(await readEvents()).toContain('"host":""')
  })

  it('can be tested only by the owner, with a URL that is public and uses https', async () => {
    const world = await makeWorld(region)
    const { ports, caller, ref, events } = world
    expect(await sendTestEvent({ ports, signing }, caller, ref)).toEqual({ answer: 200 })
    expect(await events()).toMatchObject([{ type: 'test', state: 'sent' }])
    const member = await makeMember(world)
    for (const attempt of [
      () => saveEventSettings({ ports }, member, { ...ref, endpoint, subscribedEvents: [] }),
      () => readEventEndpoint(member, ref),
      () => readEventKey({ ports, signing }, member, { ...ref, isNew: false }),
      () => sendTestEvent({ ports, signing }, member, ref),
    ])
      await expect(attempt()).rejects.toThrow('Only the workspace owner')
    for (const wrong of ['http://hooks.example/events', 'https:/', 'https://'])
      await expect(
        saveEventSettings({ ports }, caller, { ...ref, endpoint: wrong, subscribedEvents: [] }),
      ).rejects.toMatchObject({ code: 'invalid-argument' })
    const guarded = { ...ports, web: { ...ports.web, isPublicUrl: () => false } }
    const inside = { ...ref, endpoint: 'https://10.0.0.1/', subscribedEvents: [] }
    await expect(saveEventSettings({ ports: guarded }, caller, inside)).rejects.toMatchObject({
      code: 'invalid-argument',
    })
  })
})
