import { beforeEach, describe, expect, it } from 'vitest'
import { makeBrandedAgency } from '#test/agency/makeBrandedAgency.ts'
import {
  agencyIn,
  elsewhere,
  expectOneOwner,
  freshHost,
  openWorld,
  registered,
  reminderOf,
} from '#test/agency/domainWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'

beforeEach(clearDatabases)

describe('simultaneous claims', () => {
  it('leave exactly one winner of two agencies in both regions (H-101)', { timeout: 60_000 }, async () => {
    const agencies = [await makeBrandedAgency('na'), await makeBrandedAgency('eu')]
    for (let round = 0; round < 20; round++) {
      const { claim, release } = openWorld()
      const host = freshHost()
      const results = await Promise.allSettled(agencies.map((agency) => claim(agency, host)))
      const lost = results.filter((result) => result.status === 'rejected')
      expect(lost.map(({ reason }) => (reason as Error).message)).toEqual([elsewhere])
      await expectOneOwner(host, agencies)
      for (const agency of agencies) await release(agency)
    }
  })

  it.each(oneRegion)('leave an agency with one of two hosts that it claims, %s', async (region) => {
    const agency = await makeBrandedAgency(region)
    for (let round = 0; round < 5; round++) {
      const { claim, release } = openWorld()
      const hosts = [freshHost(), freshHost()]
      const results = await Promise.allSettled(hosts.map((host) => claim(agency, host)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const stored = (await agencyIn(agency))?.customDomain
      for (const host of hosts)
        expect([host, Boolean(await registered(host))]).toEqual([host, host === stored])
      await release(agency)
    }
  })

  it(
    'leave registry and agency in agreement when the host is released at the same time',
    { timeout: 60_000 },
    async () => {
      const [mine, theirs] = [await makeBrandedAgency('na'), await makeBrandedAgency('eu')]
      for (let round = 0; round < 10; round++) {
        const { network, claim, check, prove, pass, release } = openWorld()
        const host = freshHost()
        await claim(mine, host)
        prove(mine, host)
        network.connect(host)
        pass(5_000)
        await check(mine)
        await Promise.allSettled([release(mine), claim(theirs, host), check(mine)])
        await expectOneOwner(host, [mine, theirs])
        await release(mine)
        await release(theirs)
        expect(await registered(host)).toBeUndefined()
      }
    },
  )

  it('leave it with the new owner while the former owner still releases it', async () => {
    const [before, after] = [await makeBrandedAgency('na'), await makeBrandedAgency('na')]
    const { network, claim, prove, release, look } = openWorld()
    const host = freshHost()
    await claim(before, host)
    // A task finishes first, and the next owner claims at once.
    network.before = async (what) => {
      if (what !== `remove ${host}`) return
      network.before = async () => undefined
      await look(host)
      prove(after, host)
      await claim(after, host)
    }
    await release(before)
    expect((await registered(host))?.agencyId).toBe(after.agencyId)
    expect((await registered(host))?.state).not.toBe('releasing')
    expect(await reminderOf('na', host)).toMatchObject({ agencyId: after.agencyId })
    await expectOneOwner(host, [before, after])
  })

  it('never exceed the number of subdomains when they claim the last ones', async () => {
    const { network, claim } = openWorld()
    network.maxSubdomains = 2
    const agencies = await Promise.all(Array.from({ length: 6 }, () => makeBrandedAgency('na')))
    const results = await Promise.allSettled(
      agencies.map((agency, index) => claim(agency, `last-${index}`, 'subdomain')),
    )
    const given = results.filter(({ status }) => status === 'fulfilled')
    expect(given.length).toBeLessThanOrEqual(2)
    const kept = await Promise.all(agencies.map((_, index) => registered(`last-${index}.agencies.example`)))
    expect(kept.filter(Boolean)).toHaveLength(given.length)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason.message).toMatch('All of our subdomains are taken')
  })

  it('leave nothing with our hosting when hosts are checked and released at the same time', async () => {
    const agency = await makeBrandedAgency('eu')
    const { network, needs, claim, prove, pass, release, look } = openWorld()
    const host = freshHost()
    await claim(agency, host)
    prove(agency, host)
    pass(5_000)
    // Released at the very moment when the check adds it to our hosting.
    network.before = async (what) => {
      if (what !== `add ${host}`) return
      network.before = async () => undefined
      await release(agency)
    }
    await look(host)
    expect(await registered(host)).toBeUndefined()
    expect(await needs.ports.siteHosts.read(host, 'custom')).toBeUndefined()
  })
})
