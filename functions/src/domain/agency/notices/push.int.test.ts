import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { noticeSchema } from '../../../shared/agencies/notices.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { deleteClients } from '../clients/deleteClients.ts'
import { resetClientPassword } from '../clients/resetClientPassword.ts'
import { mayBeMailed } from './mayBeMailed.ts'
import type { PushMessage } from '../../kernel/ports/Push.ts'
import { markAudience } from './audience/markAudience.ts'
import { currentBrowsers, registerPushToken, removePushToken } from './pushTokens.ts'
import { notifyClients } from './notifyClients.ts'

beforeAll(clearDatabases)
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const needs = { originOfHost: (host: string) => `https://${host}`, signing: testSigning }

async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  await makeHost(owned)
  const client = await makeClient(owned)
  await new Writes(region).update(paths.client(client.clientId), { canAccess: ['/convos'] }).commit()
  await new Writes(region).update(paths.org(owned.orgId), { widgetIDs: ['agent1'] }).commit()
  const pushed: PushMessage[] = []
  let outcome: 'sent' | 'gone' = 'sent'
  /** Tokens and emails that fail. */
  const unreachable = new Set<string>()
  const refuse = (to: string) => {
    if (unreachable.has(to)) throw new AppError('unavailable')
  }
  const at = Date.now()
  const ports = makePorts({
    now: () => at,
    mail: {
      send: async (mail) => {
        refuse(mail.to)
        ports.sent.push(mail)
      },
    },
    push: {
      send: async (message) => {
        refuse(message.token)
        pushed.push(message)
        return outcome
      },
    },
  })
  const notice = noticeSchema.parse({
    kind: 'personWanted',
    at: 1,
    notificationLevel: 2,
    agentId: 'agent1',
    agentTitle: 'Pier bell',
    conversationId: 'talk1',
    words: 'My secret',
  })
  const notify = async (key = 'event1') => {
    await new Writes(region).set(paths.notice(owned.orgId, 2, key), notice).commit()
    await notifyClients({ ports, ...needs }, { region, orgId: owned.orgId, level: 2, key })
  }
  const browsersOf = async (clientId: string) =>
    ((await currentBrowsers(region, owned.orgId, Date.now())).get(clientId) ?? []).map(({ token }) => token)
  const browsers = () => browsersOf(client.clientId)
  const unsubscribe = () => (outcome = 'gone')
  return { ...owned, client, ports, pushed, notify, browsers, browsersOf, unsubscribe, unreachable }
}

describe.each(oneRegion)("a client's browsers in %s", (region) => {
  it("are notified without the visitor's words, and deleted when they are gone", async () => {
    const { client, ports, pushed, notify, browsers, unsubscribe } = await openWorld(region)
    await registerPushToken(ports, client.asClient, { region, token: 'browser-of-cleo' })
    await notify()
    expect(pushed).toMatchObject([
      {
        token: 'browser-of-cleo',
        title: 'Pier bell',
        body: 'A visitor of Pier bell needs a person',
        url: expect.stringContaining(`/app/${region}/agents/agent1/convos/talk1`) as string,
        tag: 'talk1',
      },
    ])
    expect(JSON.stringify(pushed)).not.toContain('secret')
    unsubscribe()
    await notify('event2')
    expect(await browsers()).toEqual([])
  })

  it('are notified once, whatever fails for the others, and emails do not wait for them', async () => {
    const { client, ports, pushed, notify, unreachable, ...owned } = await openWorld(region)
    const other = await makeClient(owned)
    await new Writes(region).update(paths.client(other.clientId), { canAccess: ['/convos'] }).commit()
    for (const token of ['browser-of-cleo-good', 'browser-of-cleo-bad'])
      await registerPushToken(ports, client.asClient, { region, token })
    unreachable.add('browser-of-cleo-bad').add(other.email)
    const tokens = () => pushed.map(({ token }) => token)
    const mailed = () => ports.sent.map(({ to }) => to)
    for (let tries = 0; tries < 2; tries++) {
      await expect(notify()).rejects.toMatchObject({ code: 'unavailable' })
      expect([tokens(), mailed()]).toEqual([['browser-of-cleo-good'], [client.email]])
    }
    unreachable.clear()
    await notify()
    await notify()
    expect(tokens()).toEqual(['browser-of-cleo-good', 'browser-of-cleo-bad'])
    expect(mailed()).toEqual([client.email, other.email])
  })

  it('get nothing when the client wants only emails, or nothing at all', async () => {
    const { orgId, client, ports, pushed, notify } = await openWorld(region)
    await registerPushToken(ports, client.asClient, { region, token: 'browser-of-cleo-2' })
    for (const [notifyThrough, notifyIf] of [
      ['email', 'all'],
      ['none', 'all'],
      ['all', 'none'],
    ]) {
      const notificationsSettings = { notifyThrough, notifyIf }
      await new Writes(region).update(paths.client(client.clientId), { notificationsSettings }).commit()
      await markAudience(region, orgId, Date.now())
      await notify()
    }
    expect(pushed).toEqual([])
  })

  it("are ten at most, until they sign out or their session ends, and a shared one is the last client's", async () => {
    const { client, ports, browsers, browsersOf, ...owned } = await openWorld(region)
    for (let count = 0; count < 12; count++) {
      const later = { ...ports, now: () => Date.now() + count * 1_000 }
      await registerPushToken(later, client.asClient, { region, token: `browser-number-${count}` })
    }
    expect(await browsers()).toHaveLength(10)
    expect(await browsers()).not.toContain('browser-number-1')

    const other = await makeClient(owned)
    await removePushToken(other.asClient, { region, token: 'browser-number-5' })
    expect(await browsers()).toContain('browser-number-5')
    await registerPushToken(ports, other.asClient, { region, token: 'browser-number-5' })
    expect(await browsers()).not.toContain('browser-number-5')
    await removePushToken(client.asClient, { region, token: 'browser-number-6' })
    expect(await browsers()).not.toContain('browser-number-6')

    await resetClientPassword(ports, owned.caller, { region, clientId: client.clientId, password: '' })
    expect(await browsers()).toEqual([])
    await expect(
      registerPushToken(ports, client.asClient, { region, token: 'browser-number-7' }),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
    await deleteClients(ports, owned.caller, { region, clientIds: [other.clientId] })
    expect(await browsersOf(other.clientId)).toEqual([])
  })

  it('are registered only for clients, in their own region', async () => {
    const { client, caller, ports } = await openWorld(region)
    const elsewhere = region === 'na' ? 'eu' : 'na'
    const token = 'browser-of-somebody'
    await expect(registerPushToken(ports, caller, { region, token })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(
      registerPushToken(ports, client.asClient, { region: elsewhere, token }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe.each(oneRegion)('emails of notices in %s', (region) => {
  it('are limited to thirty per client and hour; a retried email counts once', async () => {
    const { client, ports, notify, unreachable } = await openWorld(region)
    unreachable.add(client.email)
    for (let tries = 0; tries < 3; tries++) await expect(notify()).rejects.toThrow('couldn’t reach')
    unreachable.clear()
    await notify()
    expect(ports.sent).toHaveLength(1)
    const { clientId } = client
    const may = (key: string, visitor: string) => mayBeMailed(ports, { region, clientId, key, visitor })
    for (let count = 1; count <= 30; count++)
      expect(await may(`later${count}`, `visitor${count}`)).toBe(count < 30)
    // Notices of the agency have a limit of their own.
    expect(await may('approval', '')).toBe(true)
  })

  it('are limited to three per visitor and hour; one summary at its end has the rest', async () => {
    const { client, ports } = await openWorld(region)
    const { clientId } = client
    const may = (number: number, visitor: string) =>
      mayBeMailed(ports, { region, clientId, key: `${visitor}${number}`, visitor })
    for (let number = 0; number < 30; number++) expect(await may(number, 'stranger')).toBe(number < 3)
    expect(await may(0, 'another')).toBe(true)
    await new Writes(region).update(paths.client(clientId), { preferredLanguage: 'de' }).commit()
    await ports.tasks.run()
    expect(ports.sent).toMatchObject([{ to: client.email, subject: 'Weitere Hinweise: 27' }])
    expect(ports.sent[0]?.headers).toHaveProperty('List-Unsubscribe')
    await new Writes(region).update(paths.client(clientId), { mailBouncedAt: 1 }).commit()
    for (let number = 30; number < 32; number++) await may(number, 'stranger')
    await ports.tasks.run()
    expect(ports.sent).toHaveLength(1)
  })
})
