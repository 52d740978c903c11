import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { noticeSchema, type Notice } from '../../../shared/agencies/notices.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { readAudience } from './audience/readAudience.ts'
import { notifyClients } from './notifyClients.ts'
import { registerPushToken } from './pushTokens.ts'

beforeAll(clearDatabases)
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  const { orgId } = owned
  await makeHost(owned)
  await new Writes(region).update(paths.org(orgId), { widgetIDs: ['agent1'] }).commit()
  const clock = { now: Date.now() }
  const unreachable = new Set<string>()
  const mailed: string[] = []
  const pushed: string[] = []
  const ports = makePorts({
    now: () => clock.now,
    mail: {
      send: async ({ to }) => {
        if (unreachable.has(to)) throw new AppError('unavailable')
        mailed.push(to)
      },
    },
    push: {
      send: async ({ token }) => {
        pushed.push(token)
        return 'sent'
      },
    },
  })
  const addClient = async () => {
    const client = await makeClient(owned)
    await new Writes(region).update(paths.client(client.clientId), { canAccess: ['/convos'] }).commit()
    return client
  }
  const write = (key: string, changes: Partial<Notice> = {}) => {
    const about = { kind: 'personWanted', at: 1, notificationLevel: 2, conversationId: 'talk1' }
    const notice = noticeSchema.parse({ ...about, agentId: 'agent1', ...changes })
    return new Writes(region).set(paths.notice(orgId, 2, key), notice).commit()
  }
  const needs = { originOfHost: (host: string) => `https://${host}`, signing: testSigning }
  const deliver = (key: string) => notifyClients({ ports, ...needs }, { region, orgId, level: 2, key })
  return { ...owned, clock, unreachable, mailed, pushed, ports, addClient, write, deliver }
}

describe.each(oneRegion)('a notice that is delivered again in %s', (region) => {
  it('holds back no other notice of its conversation from the clients that it has reached', async () => {
    const { addClient, write, deliver, clock, unreachable, mailed } = await openWorld(region)
    const [reached, failing] = [await addClient(), await addClient()]
    unreachable.add(failing.email)
    await write('event1')
    await expect(deliver('event1')).rejects.toMatchObject({ code: 'unavailable' })
    expect(mailed).toEqual([reached.email])
    clock.now += 20 * minuteMs
    await expect(deliver('event1')).rejects.toMatchObject({ code: 'unavailable' })
    await write('event2')
    await deliver('event2').catch(() => undefined)
    expect(mailed).toEqual([reached.email, reached.email])
  })

  it('sends no late email to a client whose email was held back', async () => {
    const { addClient, write, deliver, clock, mailed } = await openWorld(region)
    const { email } = await addClient()
    for (const key of ['event1', 'event2']) {
      await write(key)
      await deliver(key)
      clock.now += 9 * minuteMs
    }
    await deliver('event2')
    expect(mailed).toEqual([email])
  })

  it('reaches the clients that it names and the stored audience does not have yet', async () => {
    const { addClient, write, deliver, mailed, pushed, ports, orgId, clock } = await openWorld(region)
    await addClient()
    await readAudience(region, orgId, clock.now)
    const added = await addClient()
    await registerPushToken(ports, added.asClient, { region, token: 'browser-of-the-new-client' })
    await write('event1', { notifyOnly: [added.clientId, 'missing-client'] })
    await deliver('event1')
    expect([mailed, pushed]).toEqual([[added.email], ['browser-of-the-new-client']])
  })

  it('reaches no client of another organisation, even one that it names', async () => {
    const { write, deliver, mailed } = await openWorld(region)
    const other = await openWorld(region)
    const stranger = await other.addClient()
    await write('event1', { notifyOnly: [stranger.clientId] })
    await deliver('event1')
    expect(mailed).toEqual([])
  })
})
