import { beforeEach, describe, expect, it } from 'vitest'
import { makeBrandedAgency } from '../../../test/brandedAgency.ts'
import { clearDatabases } from '../../../test/emulator.ts'
import { makeCaller, makePorts } from '../../../test/factories.ts'
import type { TestAgency } from '../../../test/giveHost.ts'
import { oneRegion } from '../../../test/oneRegion.ts'
import { TestNetwork, testNetwork } from '../../../test/testNetwork.ts'
import { testSecret } from '../../../test/testSecret.ts'
import { agencySchema } from '../../shared/agency.ts'
import { hostSchema, type HostKind } from '../../shared/hosts.ts'
import { paths } from '../../shared/paths.ts'
import { regions, type Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import { agencyOfHost } from './agencyOfHost.ts'
import { checkDomain } from './checkDomain.ts'
import { claimDomain } from './claimDomain.ts'
import { hostProof, proofName } from './hostProof.ts'
import { lookAtHost } from './lookAtHost.ts'
import { mailDnsInstructions } from './mailDnsInstructions.ts'
import { releaseDomain } from './releaseDomain.ts'
import { sweepHosts } from './sweepHosts.ts'

const hour = 3_600_000
const webOrigin = 'https://parley.example'
const elsewhere = 'This domain already exists on another account.'
let count = 0
const freshHost = () => `chat${++count}.acme-${process.env['VITEST_POOL_ID']}.com`

beforeEach(clearDatabases)

/** A world with its own network and clock; agencies are made into it. */
function openWorld() {
  const network = new TestNetwork()
  let now = Date.now()
  const ports = makePorts({ ...testNetwork(network), now: () => now })
  const needs = { ports, secret: testSecret }
  type Owner = TestAgency & { caller: Caller }
  const refOf = ({ region, agencyId }: TestAgency, kind: HostKind) => ({ region, agencyId, kind })
  return {
    network,
    needs,
    pass: (milliseconds: number) => (now += milliseconds),
    claim: (owner: Owner, domain: string, kind: HostKind = 'custom') =>
      claimDomain(needs, webOrigin, owner.caller, { ...refOf(owner, kind), domain }),
    check: (owner: Owner, kind: HostKind = 'custom') => checkDomain(needs, owner.caller, refOf(owner, kind)),
    release: (owner: Owner, kind: HostKind = 'custom') =>
      releaseDomain(needs, owner.caller, refOf(owner, kind)),
    prove: ({ agencyId }: TestAgency, host: string) =>
      network.set('TXT', proofName(host), 'v=spf1 -all', hostProof(testSecret, agencyId, host)),
    look: (host: string) => lookAtHost(needs, host),
  }
}

const registered = async (host: string) => (await readDocument('na', paths.host(host), hostSchema))?.data
const agencyIn = async ({ region, agencyId }: TestAgency) =>
  (await readDocument(region, paths.agency(agencyId), agencySchema))?.data

/** INV-12: the registry names one agency, and nothing is served that both sides do not agree on. */
async function expectOneOwner(host: string, agencies: TestAgency[]) {
  const known = await registered(host)
  const served = await agencyOfHost(host)
  if (served) expect(served.agency.ID).toBe(known?.agencyId)
  const holders = []
  for (const agency of agencies)
    if ((await agencyIn(agency))?.customDomain === host) holders.push(agency.agencyId)
  expect(holders).toEqual(known ? [known.agencyId] : [])
}

describe.each(regions)('an address of one’s own in %s', (region) => {
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

  it('is followed by tasks, whoever looks, and daily once it is live', async () => {
    const { network, needs, claim, prove, pass } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    await claim(agency, host)
    expect(needs.ports.tasks.waiting).toHaveLength(1)
    prove(agency, host)
    network.connect(host)
    await needs.ports.tasks.run()
    expect((await registered(host))?.state).toBe('live')
    expect(needs.ports.tasks.waiting).toEqual([])

    pass(25 * hour)
    network.records.clear()
    await sweepHosts(needs.ports, region)
    await needs.ports.tasks.run()
    expect((await registered(host))?.state).toBe('failing')
    expect((await agencyOfHost(host))?.agency.ID).toBe(agency.agencyId)
    for (let days = 0; days < 3; days++) {
      pass(25 * hour)
      await sweepHosts(needs.ports, region)
      await needs.ports.tasks.run()
    }
    // Its proof is gone for three days: whoever owns the domain now does not serve this agency.
    expect((await registered(host))?.state).toBe('lost')
    expect(await agencyOfHost(host)).toBeUndefined()
    expect(await agencyIn(agency)).toMatchObject({ customDomain: host, isVerifiedCustomDomain: false })
  })

  it('cannot be taken by an agency that cannot prove it, and nothing below it either', async () => {
    const { network, claim, check, prove, pass } = openWorld()
    const [mine, theirs] = [await makeBrandedAgency(region), await makeBrandedAgency('eu')]
    const host = freshHost()
    await claim(mine, host)
    prove(mine, host)
    network.connect(host)
    pass(5_000)
    await check(mine)
    await expect(claim(theirs, host)).rejects.toThrow(elsewhere)
    // Our hosting would take a name below a proven one without asking anybody.
    const below = `x.${host}`
    network.connect(below)
    await claim(theirs, below)
    pass(5_000)
    expect((await check(theirs)).state).toBe('claimed')
    expect(await agencyOfHost(below)).toBeUndefined()
    network.set('TXT', proofName(below), hostProof(testSecret, mine.agencyId, below))
    pass(5_000)
    expect((await check(theirs)).state).toBe('claimed')
  })

  it('is won back from a claim that nothing proves: at once with the record, or after three days', async () => {
    const { claim, pass, prove } = openWorld()
    const [squatter, owner] = [await makeBrandedAgency(region), await makeBrandedAgency('na')]
    const host = freshHost()
    await claim(squatter, host)
    await expect(claim(owner, host)).rejects.toMatchObject({
      said: { values: { name: proofName(host), value: hostProof(testSecret, owner.agencyId, host) } },
    })
    prove(owner, host)
    expect((await claim(owner, host)).state).not.toBe('claimed')
    await expectOneOwner(host, [squatter, owner])

    const other = freshHost()
    await claim(squatter, other)
    pass(72 * hour + 1)
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

  it('that no agency has noted is taken away: half a claim, or an agency that is gone', async () => {
    const { network, claim, check, prove, pass, look } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    await claim(agency, host)
    prove(agency, host)
    network.connect(host)
    pass(5_000)
    await check(agency)
    await new Writes(region).delete(paths.agency(agency.agencyId)).commit()
    pass(11 * 60_000)
    await look(host)
    expect(await registered(host)).toBeUndefined()
    expect(network.asked.at(-1)).toBe(`remove ${host}`)
  })

  it('stays claimed while the world does not answer, and is released when it does again', async () => {
    const { network, needs, claim, release } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    network.isDown = true
    expect((await claim(agency, host)).state).toBe('claimed')
    await expect(release(agency)).rejects.toMatchObject({ code: 'unavailable' })
    // It shows nothing meanwhile, and nobody else can have it.
    expect((await registered(host))?.state).toBe('releasing')
    await expect(openWorld().claim(await makeBrandedAgency('na'), host)).rejects.toThrow('just being deleted')
    network.isDown = false
    await needs.ports.tasks.run()
    expect(await registered(host)).toBeUndefined()
    expect((await agencyIn(agency))?.customDomain).toBe('')
  })
})

describe('claims at the same time', () => {
  it('H-101 of two agencies in both regions have exactly one winner', { timeout: 60_000 }, async () => {
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

  it.each(oneRegion)('of one agency for two addresses leave it with one, %s', async (region) => {
    const agency = await makeBrandedAgency(region)
    for (let round = 0; round < 5; round++) {
      const { claim, release } = openWorld()
      const hosts = [freshHost(), freshHost()]
      const results = await Promise.allSettled(hosts.map((host) => claim(agency, host)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const kept = (await agencyIn(agency))?.customDomain
      for (const host of hosts) expect([host, Boolean(await registered(host))]).toEqual([host, host === kept])
      await release(agency)
    }
  })

  it('and releases of the same address leave both sides agreeing', { timeout: 60_000 }, async () => {
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
  })

  it('of a look and a release leave nothing with our hosting', async () => {
    const agency = await makeBrandedAgency('eu')
    const { network, needs, claim, prove, pass, release, look } = openWorld()
    const host = freshHost()
    await claim(agency, host)
    prove(agency, host)
    pass(5_000)
    // Released at the very moment when the look hands it to our hosting.
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

describe.each(oneRegion)('what is no address to claim, in %s', (region: Region) => {
  it.each([
    ['', 'Please enter a custom domain'],
    ['  ', 'Please enter a custom domain'],
    ['acme.com', 'Please input a subdomain: "acme.com"'],
    ['a..b.com', 'This is not the name of a domain.'],
    [`${'a'.repeat(64)}.acme.com`, 'This is not the name of a domain.'],
    ['127.0.0.1', 'This is not the name of a domain.'],
    ['chаt.acme.com', 'This is not the name of a domain.'],
    ['chat.agencies.example', elsewhere],
    ['x.parley.example', elsewhere],
  ])('H-103 “%s”: %s', async (domain, message) => {
    const agency = await makeBrandedAgency(region)
    await expect(openWorld().claim(agency, domain)).rejects.toThrow(message)
    expect((await agencyIn(agency))?.customDomain).toBe('')
  })

  it('without the add-on or its trial', async () => {
    const agency = await makeBrandedAgency(region)
    await new Writes(region)
      .update(paths.workspace(agency.workspaceId), { 'internal.whitelabelTrialEndsAt': 1 })
      .commit()
    await expect(openWorld().claim(agency, freshHost())).rejects.toThrow('whitelabel addon only')
  })

  it('is one of somebody else’s agency', async () => {
    const { claim, check, release } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    await claim(agency, host)
    const stranger = { ...agency, caller: makeCaller() }
    for (const attempt of [() => claim(stranger, host), () => check(stranger), () => release(stranger)])
      await expect(attempt()).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await registered(host))?.agencyId).toBe(agency.agencyId)
  })

  it('is a second one beside the first', async () => {
    const { claim } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    await claim(agency, host)
    expect((await claim(agency, host)).host).toBe(host)
    await expect(claim(agency, freshHost())).rejects.toThrow('Delete the domain that you have first.')
  })
})

describe.each(oneRegion)('an address below ours in %s', (region: Region) => {
  it('is live at once, and its operator is told', async () => {
    const { needs, claim, release } = openWorld()
    const agency = await makeBrandedAgency(region)
    const told: unknown[] = []
    needs.ports.notify = async (event, about) => void told.push([event, about])
    const claimed = await claim(agency, ' Harbour Desk ', 'subdomain')
    expect(claimed).toEqual({ host: 'harbourdesk.agencies.example', state: 'live' })
    expect((await agencyOfHost(claimed.host))?.agency.ID).toBe(agency.agencyId)
    await needs.ports.tasks.run()
    expect(told).toEqual([['newSubdomain', { agencyId: agency.agencyId, subdomain: claimed.host }]])
    const other = await makeBrandedAgency('na')
    await expect(claim(other, 'harbourdesk', 'subdomain')).rejects.toThrow(
      'This domain already exists. Please try another one.',
    )
    await release(agency, 'subdomain')
    expect(await agencyOfHost(claimed.host)).toBeUndefined()
  })

  it.each([
    ['www', 'This domain already exists. Please try another one.'],
    ['admin', 'This domain already exists. Please try another one.'],
    ['xn--80ak6aa92e', 'Use letters, digits and dashes'],
    ['bücher', 'Use letters, digits and dashes'],
    ['a.b', 'Use letters, digits and dashes'],
    ['', 'Use letters, digits and dashes'],
    ['a'.repeat(64), 'Use letters, digits and dashes'],
  ])('H-103 is not “%s”: %s', async (label, message) => {
    await expect(openWorld().claim(await makeBrandedAgency(region), label, 'subdomain')).rejects.toThrow(
      message,
    )
  })

  it('is refused honestly where there are no more, or none at all', async () => {
    const { network, claim } = openWorld()
    const agency = await makeBrandedAgency(region)
    network.mostSubdomains = 0
    await expect(claim(agency, 'too-late', 'subdomain')).rejects.toThrow('All of our addresses are taken')
    network.subdomainRoot = undefined
    await expect(claim(agency, 'nowhere', 'subdomain')).rejects.toThrow('Please use a domain of your own.')
    expect((await agencyIn(agency))?.VGsubDomain).toBe('')
  })
})

describe.each(oneRegion)('instructions by mail in %s', (region: Region) => {
  it('H-105 go five times an hour, in fixed words, and a reminder is kept', async () => {
    const { needs, claim } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    await claim(agency, host)
    const send = (caller = agency.caller) =>
      mailDnsInstructions(needs.ports, caller, { region, agencyId: agency.agencyId, to: 'it@acme.com' })
    for (let times = 0; times < 5; times++) await send()
    await expect(send()).rejects.toMatchObject({ code: 'resource-exhausted' })
    expect(needs.ports.sent).toHaveLength(5)
    const [mail] = needs.ports.sent
    expect(mail).toMatchObject({ to: 'it@acme.com' })
    expect(mail?.html).toContain(hostProof(testSecret, agency.agencyId, host))
    expect(mail?.html).toContain('199.36.158.100')
    const unconfirmed = { ...agency.caller, emailVerified: false }
    await expect(send(unconfirmed)).rejects.toMatchObject({ code: 'email-not-verified' })
    const reminder = await readDocument(region, paths.dnsReminder(host), agencySchema.loose().partial())
    expect(reminder?.data).toMatchObject({ agencyId: agency.agencyId, domain: host, sent: false })
  })
})
