import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '../../../test/agencies.ts'
import { clearDatabases } from '../../../test/emulator.ts'
import { makePorts } from '../../../test/factories.ts'
import { noticeSchema } from '../../shared/notices.ts'
import { paths } from '../../shared/paths.ts'
import { regions, type Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { deleteClients } from '../clients/deleteClients.ts'
import { resetClientPassword } from '../clients/resetClientPassword.ts'
import type { PushMessage } from './Push.ts'
import { livePushTokens, registerPushToken, removePushToken } from './pushTokens.ts'
import { tellClients } from './tellClients.ts'

beforeAll(clearDatabases)

const needs = { originOfHost: (host: string) => `https://${host}` }

async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  await makeHost(owned)
  const client = await makeClient(owned)
  await new Writes(region).update(paths.client(client.clientId), { canAccess: ['/convos'] }).commit()
  await new Writes(region).update(paths.org(owned.orgId), { widgetIDs: ['agent1'] }).commit()
  const pushed: PushMessage[] = []
  let outcome: 'sent' | 'gone' = 'sent'
  const ports = makePorts({
    push: {
      send: async (message) => {
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
  await new Writes(region).set(paths.notice(owned.orgId, 2, 'event1'), notice).commit()
  const tell = () => tellClients({ ports, ...needs }, { region, orgId: owned.orgId, level: 2, key: 'event1' })
  const browsers = async () =>
    (await livePushTokens(region, owned.orgId, [client.clientId], Date.now())).map(({ data }) => data.token)
  const unsubscribe = () => (outcome = 'gone')
  return { ...owned, client, ports, pushed, tell, browsers, unsubscribe }
}

describe.each(regions)('a client’s browsers in %s', (region) => {
  it('are told what has happened without the visitor’s words, and forgotten when they are gone', async () => {
    const { client, ports, pushed, tell, browsers, unsubscribe } = await openWorld(region)
    await registerPushToken(ports, client.asClient, { region, token: 'browser-of-cleo' })
    await tell()
    expect(pushed).toMatchObject([
      {
        token: 'browser-of-cleo',
        title: 'Pier bell',
        body: 'A visitor asks for a person',
        url: expect.stringContaining(`/app/${region}/agents/agent1/convos/talk1`) as string,
        tag: 'talk1',
      },
    ])
    expect(JSON.stringify(pushed)).not.toContain('secret')
    unsubscribe()
    await tell()
    expect(await browsers()).toEqual([])
  })

  it('are told nothing by mail alone, or of nothing', async () => {
    const { client, ports, pushed, tell } = await openWorld(region)
    await registerPushToken(ports, client.asClient, { region, token: 'browser-of-cleo-2' })
    for (const [notifyThrough, notifyIf] of [
      ['email', 'all'],
      ['none', 'all'],
      ['all', 'none'],
    ]) {
      const notificationsSettings = { notifyThrough, notifyIf }
      await new Writes(region).update(paths.client(client.clientId), { notificationsSettings }).commit()
      await tell()
    }
    expect(pushed).toEqual([])
  })

  it('are ten, each of whoever signed in there last, until he signs out or his session ends', async () => {
    const { client, ports, browsers, ...owned } = await openWorld(region)
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
    const otherBrowsers = await livePushTokens(region, owned.orgId, [other.clientId], Date.now())
    expect(otherBrowsers).toEqual([])
  })

  it('belong to clients alone, in their own region', async () => {
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
