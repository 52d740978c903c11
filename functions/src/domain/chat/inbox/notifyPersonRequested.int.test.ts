import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { notifyPersonRequested } from './notifyPersonRequested.ts'

beforeAll(clearDatabases)

async function openWorld(region: Region) {
  const { caller, workspaceId } = await makeAccount(region)
  const clock = { now: Math.floor(Date.now() / hourMs) * hourMs }
  const ports = makePorts({ now: () => clock.now })
  /** Asks for a person in a conversation of a visitor. */
  const ask = async (visitorId: string, conversationId: string, networks = [`ip of ${visitorId}`]) => {
    const path = paths.conversation(workspaceId, `${workspaceId}${conversationId}`)
    await new Writes(region).set(path, { visitorId }).commit()
    const at = clock.now
    await notifyPersonRequested(ports, 'https://app.example', {
      region,
      workspaceId,
      agentId: workspaceId,
      conversationId: `${workspaceId}${conversationId}`,
      at,
      reason: 'asked',
      networks,
    })
  }
  const subjects = () => ports.sent.map(({ subject }) => subject)
  return { caller, ports, clock, ask, subjects }
}

const asks = 'A visitor needs a person'

describe.each(oneRegion)('emails about waiting visitors in %s', (region) => {
  it('leave room for others after one visitor with thirty conversations', async () => {
    const { ask, ports, subjects } = await openWorld(region)
    for (let number = 0; number < 30; number++) await ask('stranger', `stranger${number}`)
    expect(subjects()).toEqual([asks, asks, asks])
    await ask('cleo', 'cleo1')
    expect(ports.sent.at(-1)?.html).toContain('cleo1')
    expect(ports.sent).toHaveLength(4)
  })

  it('leave room for others after the visitors of one IP, one network or no known network (H-126)', async () => {
    const { ask, subjects } = await openWorld(region)
    const askOften = async (name: string, networks: (number: number) => string[]) => {
      const before = subjects().length
      for (let number = 0; number < 12; number++)
        await ask(`${name}${number}`, `${name}${number}`, networks(number))
      return subjects().length - before
    }
    expect(await askOften('ip', () => ['1.2.3.4', '1.2.3.0/24'])).toBe(6)
    expect(await askOften('network', (number) => [`1.2.3.${number + 100}`, '1.2.3.0/24'])).toBe(4)
    await ask('cleo', 'cleo1', ['5.6.7.8', '5.6.7.0/24'])
    expect(subjects()).toHaveLength(11)
    const unknown = await openWorld(region)
    for (let number = 0; number < 20; number++) await unknown.ask(`x${number}`, `x${number}`, [])
    expect(unknown.subjects()).toHaveLength(15)
    await unknown.ask('cleo', 'cleo1')
    expect(unknown.subjects()).toHaveLength(16)
  })

  it('list the conversations above the limit of an hour in one summary at its end, and leave the next hour free', async () => {
    const { ask, caller, ports, clock, subjects } = await openWorld(region)
    for (let number = 0; number < 23; number++) await ask(`visitor${number}`, `talk${number}`)
    // A repeated event counts once.
    await ask('visitor22', 'talk22')
    expect(subjects()).toHaveLength(20)
    const queued = ports.tasks.waiting.filter(({ message }) => message.kind === 'notifyOfMoreWaiting')
    expect(queued).toHaveLength(1)
    ports.sent.length = 0
    clock.now += hourMs + minuteMs
    await ports.tasks.runTwice()
    expect(new Set(ports.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(ports.sent[0]).toMatchObject({
      to: caller.email,
      subject: '3 more visitors ask for a person',
      html: expect.stringContaining(`https://app.example/app/${region}/inbox`) as string,
    })
    ports.sent.length = 0
    await ask('visitor23', 'talk23')
    expect(subjects()).toEqual([asks])
  })
})
