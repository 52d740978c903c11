import { beforeEach, describe, expect, it } from 'vitest'
import { makeBrandedAgency } from '#test/agency/makeBrandedAgency.ts'
import {
  agencyIn,
  elsewhere,
  expectOneOwner,
  freshHost,
  openWorld,
  registered,
} from '#test/agency/domainWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { daySeconds, hourMs, minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { agencyOfHost } from '../pages/agencyOfHost.ts'
import { readHost } from './readHost.ts'
import { hostProof, proofName } from './hostProof.ts'
import { sweepHosts } from '../sweepHosts.ts'

beforeEach(clearDatabases)

describe.each(oneRegion)("a host of an agency's own in %s", (region) => {
  it('goes from its claim to serving its agency, and back', async () => {
    const { network, claim, check, prove, pass, release } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    expect(await claim(agency, ` HTTPS://${host.toUpperCase()}/ `)).toEqual({ host, state: 'claimed' })
    expect(await agencyOfHost(host)).toBeUndefined()
    network.set('AAAA', host, '2001:db8::1')
    pass(5_000)
    const { records } = await check(agency)
    expect(records.map(({ type, action }) => `${action} ${type}`)).toEqual([
      'add TXT',
      'add A',
      'add TXT',
      'remove AAAA',
    ])

    prove(agency, host)
    pass(5_000)
    expect((await check(agency)).state).toBe('hosted')
    network.connect(host)
    network.hosted.set(host, false)
    pass(5_000)
    expect((await check(agency)).state).toBe('verified')
    expect(await agencyIn(agency)).toMatchObject({ customDomain: host, isVerifiedCustomDomain: true })
    expect(await agencyOfHost(host)).toBeUndefined()
    network.hosted.set(host, true)
    pass(5_000)
    expect((await check(agency)).state).toBe('live')
    expect((await agencyOfHost(host))?.agency.ID).toBe(agency.agencyId)

    await release(agency)
    expect(network.asked.at(-1)).toBe(`remove ${host}`)
    expect(await registered(host)).toBeUndefined()
    expect(await agencyIn(agency)).toMatchObject({ customDomain: '', isVerifiedCustomDomain: false })
    expect(await release(agency)).toEqual({ success: true })
  })

  it('shows its state to members of its agency alone', async () => {
    const { claim } = openWorld()
    const agency = await makeBrandedAgency(region)
    const another = await makeBrandedAgency(region)
    const ref = { region, agencyId: agency.agencyId, kind: 'custom' as const }
    expect(await readHost(agency.caller, ref)).toEqual({ host: null })
    const host = freshHost()
    await claim(agency, host)
    await new Writes('na').update(paths.host(host), { unpaidSince: 1 }).commit()
    const shown = await readHost(agency.caller, ref)
    expect(shown).toMatchObject({ host: { state: 'claimed', isUnpaid: true } })
    expect(Object.keys(shown.host ?? {}).toSorted()).toEqual(['isUnpaid', 'records', 'state'])
    await expect(readHost(another.caller, ref)).rejects.toMatchObject({ code: 'permission-denied' })
    await new Writes('na').update(paths.host(host), { agencyId: another.agencyId }).commit()
    expect(await readHost(agency.caller, ref)).toEqual({ host: null })
  })

  it('is checked by tasks, and daily once it is live', async () => {
    const { network, needs, claim, prove, pass } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    await claim(agency, host)
    expect(needs.ports.tasks.waiting).toHaveLength(1)
    // However many are queued, the checks run one after the other.
    await sweepHosts(needs.ports, region)
    pass(61_000)
    await needs.ports.tasks.runDue(Infinity)
    expect(needs.ports.tasks.waiting).toHaveLength(1)
    expect(network.asked.filter((what) => what === `read ${host}`)).toHaveLength(1)
    prove(agency, host)
    network.connect(host)
    pass(5 * minuteMs)
    await needs.ports.tasks.runDue(Infinity)
    expect((await registered(host))?.state).toBe('live')
    expect(needs.ports.tasks.waiting).toEqual([])

    pass(25 * hourMs)
    network.records.clear()
    await sweepHosts(needs.ports, region)
    await needs.ports.tasks.run()
    expect((await registered(host))?.state).toBe('failing')
    expect((await agencyOfHost(host))?.agency.ID).toBe(agency.agencyId)
    for (let days = 0; days < 3; days++) {
      pass(25 * hourMs)
      await sweepHosts(needs.ports, region)
      await needs.ports.tasks.run()
    }
    // Its proof has been missing for three days: the present owner of the domain does not serve this agency.
    expect((await registered(host))?.state).toBe('lost')
    expect(await agencyOfHost(host)).toBeUndefined()
    expect(await agencyIn(agency)).toMatchObject({ customDomain: host, isVerifiedCustomDomain: false })
  })

  it('cannot be claimed by an agency that cannot prove it, and nothing below it can either', async () => {
    const { network, claim, check, prove, pass } = openWorld()
    const [mine, theirs] = [await makeBrandedAgency(region), await makeBrandedAgency('eu')]
    const host = freshHost()
    await claim(mine, host)
    prove(mine, host)
    network.connect(host)
    pass(5_000)
    await check(mine)
    await expect(claim(theirs, host)).rejects.toThrow(elsewhere)
    // Our hosting would accept a name below a proven one without another proof.
    const below = `x.${host}`
    network.connect(below)
    await claim(theirs, below)
    pass(5_000)
    expect((await check(theirs)).state).toBe('claimed')
    expect(await agencyOfHost(below)).toBeUndefined()
    network.set('TXT', proofName(below), hostProof(testSigning, mine.agencyId, below))
    pass(5_000)
    expect((await check(theirs)).state).toBe('claimed')
  })

  it('is recovered from an unproven claim: at once with the record, or after three days', async () => {
    const { claim, pass, prove } = openWorld()
    const [squatter, owner] = [await makeBrandedAgency(region), await makeBrandedAgency('na')]
    const host = freshHost()
    await claim(squatter, host)
    await expect(claim(owner, host)).rejects.toMatchObject({
      refusal: { values: { name: proofName(host), value: hostProof(testSigning, owner.agencyId, host) } },
    })
    prove(owner, host)
    expect((await claim(owner, host)).state).not.toBe('claimed')
    await expectOneOwner(host, [squatter, owner])

    const other = freshHost()
    await claim(squatter, other)
    pass(72 * hourMs + 1)
    const late = await makeBrandedAgency('eu')
    await claim(late, other)
    await expectOneOwner(other, [squatter, late])
  })

  it('needs a new proof after it was released', async () => {
    const { network, claim, check, prove, pass, release } = openWorld()
    const [before, after] = [await makeBrandedAgency(region), await makeBrandedAgency('eu')]
    const host = freshHost()
    await claim(before, host)
    prove(before, host)
    network.connect(host)
    pass(5_000)
    expect((await check(before)).state).toBe('live')
    await release(before)
    await claim(after, host)
    pass(5_000)
    expect((await check(after)).state).toBe('claimed')
    expect(await agencyOfHost(host)).toBeUndefined()
  })

  it('is deleted when no agency names it: after an incomplete claim, or with its agency', async () => {
    const { network, claim, check, prove, pass, look } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    await claim(agency, host)
    prove(agency, host)
    network.connect(host)
    pass(5_000)
    await check(agency)
    await new Writes(region).delete(paths.agency(agency.agencyId)).commit()
    pass(11 * minuteMs)
    await look(host)
    expect(await registered(host)).toBeUndefined()
    expect(network.asked.at(-1)).toBe(`remove ${host}`)
  })

  it('shows nothing a week after its trial has ended, and comes back with the add-on', async () => {
    const { network, needs, claim, check, prove, pass } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    await claim(agency, host)
    prove(agency, host)
    network.connect(host)
    pass(5_000)
    expect((await check(agency)).state).toBe('live')
    const endTrial = async (at: number) =>
      new Writes(region)
        .update(paths.workspace(agency.workspaceId), { 'internal.whitelabelTrialEndsAt': at })
        .commit()
    const nextDay = async () => {
      pass(25 * hourMs)
      await sweepHosts(needs.ports, region)
      await needs.ports.tasks.run()
    }
    await endTrial(1)
    await nextDay()
    const unpaidSince = (await registered(host))?.unpaidSince
    expect(unpaidSince).toBe(needs.ports.now())
    expect((await agencyOfHost(host))?.agency.ID).toBe(agency.agencyId)
    for (let days = 0; days < 7; days++) await nextDay()
    expect(await registered(host)).toMatchObject({ state: 'lost', unpaidSince })
    expect(await agencyOfHost(host)).toBeUndefined()
    await endTrial(Math.floor(needs.ports.now() / 1_000) + daySeconds)
    pass(5_000)
    expect((await check(agency)).state).toBe('live')
    expect((await registered(host))?.unpaidSince).toBe(0)
    expect((await agencyOfHost(host))?.agency.ID).toBe(agency.agencyId)
  })

  it('stays claimed while DNS and hosting do not respond, and is released when they do', async () => {
    const { network, needs, claim, release } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    network.isDown = true
    expect((await claim(agency, host)).state).toBe('claimed')
    await expect(release(agency)).rejects.toMatchObject({ code: 'unavailable' })
    // It shows nothing in the meantime, and no other agency can claim it.
    expect((await registered(host))?.state).toBe('releasing')
    await expect(openWorld().claim(await makeBrandedAgency('na'), host)).rejects.toThrow('is being deleted')
    network.isDown = false
    await needs.ports.tasks.run()
    expect(await registered(host)).toBeUndefined()
    expect((await agencyIn(agency))?.customDomain).toBe('')
  })
})
