import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import {
  DatabaseEvents,
  deployedTriggers,
  documentEvent,
  sendEvents,
  type TriggerEvent,
} from '#test/serving/DatabaseEvents.ts'
import { serveTaskQueue } from '#test/serving/serveTaskQueue.ts'
import { TestQueue } from '#test/serving/TestQueue.ts'
import type { BillingPorts } from '../domain/billing/BillingPorts.ts'
import { adjustWallet } from '../domain/billing/credits/wallets.ts'
import { audienceSchema } from '../domain/agency/notices/audience/audience.ts'
import { readAudience } from '../domain/agency/notices/audience/readAudience.ts'
import { registerPushToken } from '../domain/agency/notices/pushTokens.ts'
import { runTask } from '../domain/composition/runTask.ts'
import { addTask } from '../domain/kernel/tasks/pendingTask.ts'
import { taskKinds } from '../domain/kernel/tasks/taskKinds.ts'
import { stripePayments } from '../providers/stripe/stripePayments.ts'
import { noticeSchema } from '../shared/agencies/notices.ts'
import { walletSchema } from '../shared/billing/wallet.ts'
import { hourMs } from '../shared/durations.ts'
import { paths } from '../shared/paths.ts'
import { regions, type Region } from '../shared/regions/regions.ts'
import { Writes } from '../store/commit.ts'
import { readDocument } from '../store/documents.ts'
import { deliveriesEu, deliveriesNa } from './tasks.ts'

const suffixes = { na: 'Na', eu: 'Eu' } as const
let queue: Awaited<ReturnType<typeof serveTaskQueue>>

beforeAll(async () => {
  await clearDatabases()
  queue = await serveTaskQueue()
})
beforeEach(() => void (queue.tasks.length = 0))
afterAll(() => queue.stop())

/** Creates an organisation with a client who gets emails and push messages, and the people who were told. */
async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  await makeHost(owned)
  const { orgId, workspaceId } = owned
  const recorded = { mails: [] as string[], pushes: [] as string[], owners: [] as string[] }
  const clock = { now: Date.now() }
  const ports = makePorts({
    now: () => clock.now,
    mail: { send: async ({ to, idempotencyKey }) => void recorded.mails.push(`${to} ${idempotencyKey}`) },
    push: {
      send: async ({ token, kind }) => {
        recorded.pushes.push(`${token} ${kind}`)
        return token.startsWith('gone') ? 'gone' : 'sent'
      },
    },
  })
  const billing: BillingPorts = {
    now: ports.now,
    payments: stripePayments({ accounts: {}, baseUrl: 'http://127.0.0.1:1' }),
    notifyOwner: async (_, owner, _kind, key) => void recorded.owners.push(`${owner} ${key}`),
    faults: () => undefined,
  }
  const { context } = new TestQueue(
    () => ports,
    () => billing,
  )
  const older = await makeClient(owned)
  const events = new DatabaseEvents(region)
  await events.take()

  /** Changes a document that each trigger follows. */
  async function changeEverything() {
    const client = await makeClient(owned)
    const rights = {
      canAccess: ['/convos'],
      notificationsSettings: { notifyThrough: 'all', notifyIf: 'all' },
    }
    await new Writes(region).update(paths.client(client.clientId), rights).commit()
    for (const token of ['browser-of-cleo-in-use', 'gone-browser-of-cleo'])
      await registerPushToken(ports, client.asClient, { region, token })
    const at = clock.now
    const none = { notifyThrough: 'none', notifyIf: 'none' }
    const writes = new Writes(region)
      .update(paths.org(orgId), { widgetIDs: ['agent1'] })
      .update(paths.client(older.clientId), { notificationsSettings: none })
    for (const notificationLevel of [1, 2] as const) {
      const about = { kind: 'personWanted', agentId: 'agent1', conversationId: `talk${notificationLevel}` }
      const notice = noticeSchema.parse({ ...about, at, notificationLevel, agentTitle: 'Pier bell' })
      writes.set(paths.notice(orgId, notificationLevel, `event-${notificationLevel}-${at}`), notice)
    }
    const waiting = { region, workspaceId, agentId: 'agent1', conversationId: `talk-${at}` }
    addTask(writes, 'notifyPersonRequested', { ...waiting, at, reason: 'asked', networks: [] }, at)
    await writes.commit()
    await adjustWallet(owned.wallet, 'spent', -0.9 * (await balance()), 'test', at)
    return client
  }
  /** Changes a document that each trigger follows, then the wallet and the client once more. */
  async function changeTwice(): Promise<TriggerEvent[]> {
    const { clientId } = await changeEverything()
    const first = await events.take()
    await adjustWallet(owned.wallet, 'spent more', -0.9 * (await balance()), 'test', clock.now)
    await new Writes(region).update(paths.client(clientId), { canAccess: ['/convos', '/leads'] }).commit()
    const second = await events.take()
    const twice = ['clients', 'wallets'].map((name) => name + suffixes[region])
    expect(second.map(({ trigger }) => trigger).toSorted()).toEqual(twice)
    return [...first, ...second]
  }
  const balance = async () =>
    (await readDocument(region, paths.wallet(owned.wallet.wallet), walletSchema))?.data.balance ?? 0

  /** Runs the queued tasks; later ones of the same name are new, as they are an hour later in production. */
  async function runTasks() {
    for (const { message, id } of queue.tasks.splice(0)) {
      const { data } = z.object({ data: z.unknown() }).parse(message)
      await runTask(context, data, { queue: 'deliveries', id, failedTries: 0 })
    }
  }
  const deliver = async (batch: readonly TriggerEvent[]) => {
    await sendEvents(batch)
    await runTasks()
  }
  const audience = async () => ({
    head: (await readDocument(region, paths.audience(orgId), audienceSchema))?.data,
    listeners: await readAudience(region, orgId, clock.now),
  })
  return { ...owned, told: recorded, clock, events, changeEverything, changeTwice, deliver, audience }
}

describe('a trigger of the database', () => {
  const followed = {
    notices1: ['created', 'orgs/{orgId}/notifications-1/{key}'],
    notices2: ['created', 'orgs/{orgId}/notifications-2/{key}'],
    pendingTasks: ['created', 'pendingTasks/{id}'],
    wallets: ['written', 'wallets/{wallet}'],
    clients: ['written', 'clients/{id}'],
    access: ['written', 'access/{id}'],
    pushTokens: ['written', 'pushTokens/{id}'],
  }
  const locations = {
    Na: { database: '(default)', region: ['us-central1'] },
    Eu: { database: 'voiceglow-eu', region: ['europe-west1'] },
  }
  const expected = Object.entries(followed).flatMap(([name, [type, document]]) =>
    Object.entries(locations).map(([suffix, { database, region }]) => ({
      name: name + suffix,
      region,
      eventTrigger: {
        eventType: `google.cloud.firestore.document.v1.${type}`,
        eventFilters: { database, namespace: '(default)' },
        eventFilterPathPatterns: { document },
        retry: true,
      },
    })),
  )

  it('runs in the region of its database, follows its documents there, and is retried', () => {
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
    const actual = [...deployedTriggers()].map(([name, { __endpoint }]) => {
      const { region, eventTrigger } = __endpoint
      return { name, region, eventTrigger }
    })
    expect(actual.toSorted(byName)).toEqual(expected.toSorted(byName))
  })
})

describe.each(regions)('the events of the database in %s', (region) => {
  it.each(['first', 'last'])(
    'change nothing after the first time, although they come three times, late and in either order: oldest %s',
    async (oldest) => {
      const { changeTwice, events, deliver, told, clock, audience } = await openWorld(region)
      const batch = await changeTwice()
      const named = [...deployedTriggers().keys()].filter((name) => name.endsWith(suffixes[region]))
      expect(new Set(batch.map(({ trigger }) => trigger))).toEqual(new Set(named))
      const reversed = batch.toReversed()
      await deliver(oldest === 'first' ? batch : reversed)
      const first = structuredClone({ ...told, audience: await audience() })
      expect(first.mails).toHaveLength(3)
      expect(first.pushes).toHaveLength(4)
      expect(first.owners).toEqual([expect.stringMatching(/-2$/)])
      expect(first.audience.listeners.map(({ client }) => client.canAccess)).toContainEqual([
        '/convos',
        '/leads',
      ])
      await events.take()
      const toOwner = first.mails.filter((mail) => mail.includes(' handoff-'))
      for (let time = 1; time <= 2; time++) {
        clock.now += 3 * hourMs
        await deliver(oldest === 'first' ? reversed : batch)
        // The owner's email is sent again with its key, which the mail service knows for a day.
        const mails = [...first.mails, ...Array.from({ length: time }, () => toOwner).flat()]
        expect({ ...told, audience: await audience() }).toEqual({ ...first, mails })
        expect(await events.take()).toEqual([])
      }
    },
  )

  it('do not make the triggers start each other without end', async () => {
    const { changeEverything, events, deliver, told } = await openWorld(region)
    await changeEverything()
    const rounds: string[][] = []
    for (let batch = await events.take(); batch.length > 0; batch = await events.take()) {
      rounds.push(batch.map(({ trigger }) => trigger))
      expect(rounds.length, `The triggers start themselves: ${rounds.slice(-2).join(' → ')}`).toBeLessThan(8)
      await deliver(batch)
    }
    expect(told.pushes.length).toBeGreaterThan(0)
    // The wallet was marked as notified, and the browser that is gone was deleted.
    expect(rounds.length).toBeGreaterThan(1)
  })

  const state = (fields: object) => ({ fields: { ...fields }, version: new Date().toISOString() })
  const send = (name: string, document: string, fields: object) => {
    const event = documentEvent(region, document, { after: state(fields) })
    return sendEvents([{ trigger: name + suffixes[region], event }])
  }

  it('are acknowledged and logged once, without their content, when no repetition could process them', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await send('pendingTasks', 'pendingTasks/1', { kind: 7, payload: { words: 'secret' } })
    await send('notices1', `orgs/org1/notifications-1/${'k'.repeat(400)}`, { words: 'secret' })
    await send('clients', 'clients/1', { orgId: '..', email: 'secret' })
    const own = logged.mock.calls.filter(([text]) => text === 'An event of the database cannot be processed')
    expect(own).toHaveLength(3)
    expect(JSON.stringify(own)).not.toContain('secret')
    expect(queue.tasks).toEqual([])
    logged.mockRestore()
  })

  it('are repeated until the deployment of a version that understands them', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const later = { kind: 'notifyOfTomorrow', payload: { words: 'secret' } }
    await expect(send('pendingTasks', 'pendingTasks/1', later)).rejects.toMatchObject({ code: 'unavailable' })
    const changed = { kind: 'notifyOfImpersonation', payload: { region, day: 1, words: 'secret' } }
    await expect(send('pendingTasks', 'pendingTasks/1', changed)).rejects.toMatchObject({
      code: 'unavailable',
    })
    const own = ['A task of a commit is unknown to this version', { document: 'pendingTasks/1' }]
    expect(logged.mock.calls).toEqual([own, own])
    await new Writes(region).set(paths.audience('newer'), { changedAt: 'never' }).commit()
    await expect(send('clients', 'clients/1', { orgId: 'newer' })).rejects.toThrow('changedAt')
    logged.mockRestore()
  })
})

describe('the delivery of a notice', () => {
  const pauses = { maxBackoffSeconds: 3_600, minBackoffSeconds: 10, maxDoublings: 9 }
  it.each([deliveriesNa, deliveriesEu])('is tried for hours, and for less than a day', ({ __endpoint }) => {
    const retry = __endpoint.taskQueueTrigger?.retryConfig
    const { tries, queue: name } = taskKinds.notifyClients
    expect({ retry, name }).toMatchObject({ retry: pauses, name: 'deliveries' })
    expect(retry?.maxAttempts).toBeGreaterThan(tries)
    const { minBackoffSeconds, maxBackoffSeconds } = pauses
    const seconds = Array.from({ length: tries - 1 }, (_, failed) =>
      Math.min(minBackoffSeconds * 2 ** failed, maxBackoffSeconds),
    ).reduce((sum, pause) => sum + pause, 0)
    expect(seconds / 3_600).toBeGreaterThan(6)
    expect(seconds / 3_600).toBeLessThan(24)
  })
})

describe('an event of the database', () => {
  it('is repeated by Eventarc while the queue is out of reach', async () => {
    queue.stop()
    const event = documentEvent('eu', 'orgs/org1/notifications-1/key', {
      after: { fields: {}, version: new Date().toISOString() },
    })
    await expect(sendEvents([{ trigger: 'notices1Eu', event }])).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})
