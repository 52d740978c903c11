import { beforeAll, describe, expect, it } from 'vitest'
import { makeHost } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { countOperations } from '../../../../store/operations.ts'
import { createAgency } from '../../../agency/agencies/createAgency.ts'
import { unknownClient } from '../../../kernel/access/RequestClient.ts'
import { openVisitorSession } from './sessions.ts'

beforeAll(clearDatabases)

const notFound = { code: 'not-found' }
const website = 'https://shop.example'

async function makeWorld(region: Region) {
  const clock = { now: Date.now() }
  const engine = makeEngine(undefined, { now: () => clock.now })
  const own = await makeAgent(region)
  const stranger = await makeAgent(region)
  const { agencyId } = await createAgency(makePorts(), own.caller, own)
  const host = await makeHost({ region, agencyId })
  const open = ({ agentId }: { agentId: string }, origin: string, framedBy?: string) =>
    openVisitorSession(engine, { region, agentId, framedBy }, { ...unknownClient, origin })
  return { clock, own, stranger, host, origin: `https://${host}`, open }
}

describe.each(oneRegion)('the host of an agency in %s', (region) => {
  it('shows agents of its own workspace alone, also in the frame of a website (H-167)', async () => {
    const { own, stranger, origin, open } = await makeWorld(region)
    await expect(open(stranger, origin)).rejects.toMatchObject(notFound)
    await expect(open(stranger, origin, website)).rejects.toMatchObject(notFound)
    expect((await open(own, origin)).isOpen).toBe(true)
    expect((await open(own, origin, website)).isOpen).toBe(true)
    expect((await open(stranger, website)).isOpen).toBe(true)
  })

  it('takes over a new registration within a minute', async () => {
    const { clock, stranger, host, origin, open } = await makeWorld(region)
    await expect(open(stranger, origin)).rejects.toMatchObject(notFound)
    await new Writes('na').update(paths.host(host), { state: 'releasing' }).commit()
    clock.now += minuteMs
    expect((await open(stranger, origin)).isOpen).toBe(true)
  })

  it('costs no reads when it was read before, nor does a website', async () => {
    const { own, origin, open } = await makeWorld(region)
    const readsAt = async (page: string) => (await countOperations(() => open(own, page))).reads
    await open(own, '')
    const reads = await readsAt('')
    for (const page of [origin, website]) {
      expect(await readsAt(page)).toBeGreaterThan(reads)
      expect(await readsAt(page)).toBe(reads)
    }
  })
})
