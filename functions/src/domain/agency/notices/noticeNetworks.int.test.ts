import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { noticeSchema } from '../../../shared/agencies/notices.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { mayBePushed } from './mayBePushed.ts'
import { notifyClients } from './notifyClients.ts'
import { registerPushToken } from './pushTokens.ts'
import { writeNotice } from './writeNotice.ts'

beforeAll(clearDatabases)

const ofIp = ['ip', 'network', 'provider']
const ofOther = ['otherIp', 'otherNetwork', 'otherProvider']

async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  const { orgId } = owned
  await makeHost(owned)
  await new Writes(region).update(paths.org(orgId), { widgetIDs: ['agent1'] }).commit()
  const client = await makeClient(owned)
  await new Writes(region).update(paths.client(client.clientId), { canAccess: ['/convos'] }).commit()
  // In the middle of an hour, so that no test crosses its end.
  const now = Math.floor(Date.now() / hourMs) * hourMs + 1_800_000
  const pushed: string[] = []
  const ports = makePorts({
    now: () => now,
    push: {
      send: async ({ token }) => {
        pushed.push(token)
        return 'sent'
      },
    },
  })
  const needs = { ports, originOfHost: (host: string) => `https://${host}`, signing: testSigning }
  const notify = async (key: string, networks: readonly string[] | undefined) => {
    const about = { kind: 'personWanted', at: now, notificationLevel: 2, conversationId: `talk-${key}` }
    const notice = noticeSchema.parse({ ...about, agentId: 'agent1' })
    const writes = new Writes(region)
    writeNotice(writes, { orgId, key, notice, networks, expireAt: new Date(now + hourMs) })
    await writes.commit()
    await notifyClients(needs, { region, orgId, level: 2, key })
  }
  return { ...owned, client, ports, pushed, now, notify }
}

describe.each(oneRegion)('the notices of clients in %s', (region) => {
  it('leave emails of the hour to the others after many visitors of one IP (H-130)', async () => {
    const { notify, ports } = await openWorld(region)
    for (let number = 0; number < 12; number++) await notify(`event${number}`, ofIp)
    expect(ports.sent).toHaveLength(9)
    await notify('other', ofOther)
    expect(ports.sent).toHaveLength(10)
    // A failed delivery counts for no network.
    await notify('undelivered', undefined)
    expect(ports.sent).toHaveLength(11)
  })

  it('leave push messages of the hour to the others after many visitors of one IP (H-130)', async () => {
    const { notify, ports, pushed, client, orgId, now } = await openWorld(region)
    await registerPushToken(ports, client.asClient, { region, token: 'browser' })
    const ask = (number: number) =>
      mayBePushed({ region, orgId, key: `early${number}`, visitor: `visitor${number}`, networks: ofIp }, now)
    for (let number = 0; number < 60; number++) expect(await ask(number)).toBe(true)
    await notify('event', ofIp)
    expect(pushed).toEqual([])
    await notify('other', ofOther)
    expect(pushed).toEqual(['browser'])
  })
})
