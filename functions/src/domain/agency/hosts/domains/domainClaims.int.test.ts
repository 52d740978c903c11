import { beforeEach, describe, expect, it } from 'vitest'
import { makeBrandedAgency } from '#test/agency/makeBrandedAgency.ts'
import {
  agencyIn,
  elsewhere,
  freshHost,
  openWorld,
  registered,
  reminderOf,
} from '#test/agency/domainWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeCaller } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { hostKinds } from '../../../../shared/agencies/hosts.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { agencyOfHost } from '../pages/agencyOfHost.ts'
import { hostProof } from './hostProof.ts'
import { mailDnsInstructions } from './mailDnsInstructions.ts'

beforeEach(clearDatabases)

describe.each(oneRegion)('a claim of a host in %s', (region: Region) => {
  it.each([
    ['', 'Please enter a custom domain'],
    ['  ', 'Please enter a custom domain'],
    ['acme.com', 'Please input a subdomain: "acme.com"'],
    ['a..b.com', 'This isn’t a valid domain name.'],
    [`${'a'.repeat(64)}.acme.com`, 'This isn’t a valid domain name.'],
    ['127.0.0.1', 'This isn’t a valid domain name.'],
    ['chаt.acme.com', 'This isn’t a valid domain name.'],
    ['chat.agencies.example', elsewhere],
    ['x.parley.example', elsewhere],
  ])('refuses "%s": %s (H-103)', async (domain, message) => {
    const agency = await makeBrandedAgency(region)
    await expect(openWorld().claim(agency, domain)).rejects.toThrow(message)
    expect((await agencyIn(agency))?.customDomain).toBe('')
  })

  it('is refused without the add-on or its trial', async () => {
    const agency = await makeBrandedAgency(region)
    await new Writes(region)
      .update(paths.workspace(agency.workspaceId), { 'internal.whitelabelTrialEndsAt': 1 })
      .commit()
    await expect(openWorld().claim(agency, freshHost())).rejects.toThrow('whitelabel addon only')
  })

  it('is refused for a person whose email is not confirmed', async () => {
    const agency = await makeBrandedAgency(region)
    const stranger = { ...agency, caller: { ...agency.caller, emailVerified: false } }
    for (const kind of hostKinds)
      await expect(openWorld().claim(stranger, freshHost(), kind)).rejects.toMatchObject({
        code: 'email-not-verified',
      })
  })

  it("is refused for another person's agency", async () => {
    const { claim, check, release } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    await claim(agency, host)
    const stranger = { ...agency, caller: makeCaller() }
    for (const attempt of [() => claim(stranger, host), () => check(stranger), () => release(stranger)])
      await expect(attempt()).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await registered(host))?.agencyId).toBe(agency.agencyId)
  })

  it('is refused for a second host of one agency', async () => {
    const { claim } = openWorld()
    const agency = await makeBrandedAgency(region)
    const host = freshHost()
    await claim(agency, host)
    expect((await claim(agency, host)).host).toBe(host)
    await expect(claim(agency, freshHost())).rejects.toThrow('Delete your current domain first.')
  })
})

describe.each(oneRegion)('a subdomain of ours in %s', (region: Region) => {
  it('is live at once, and the platform operator is notified', async () => {
    const { needs, claim, release } = openWorld()
    const agency = await makeBrandedAgency(region)
    const notices: unknown[] = []
    needs.ports.notify = async (event, about) => void notices.push([event, about])
    const claimed = await claim(agency, ' Harbour Desk ', 'subdomain')
    expect(claimed).toEqual({ host: 'harbourdesk.agencies.example', state: 'live' })
    expect((await agencyOfHost(claimed.host))?.agency.ID).toBe(agency.agencyId)
    await needs.ports.tasks.run()
    expect(notices).toEqual([['newSubdomain', { agencyId: agency.agencyId, subdomain: claimed.host }]])
    const other = await makeBrandedAgency('na')
    await expect(claim(other, 'harbourdesk', 'subdomain')).rejects.toThrow(
      'This domain already exists. Please try another one.',
    )
    await release(agency, 'subdomain')
    expect(await agencyOfHost(claimed.host)).toBeUndefined()
  })

  it('stays with its former agency for thirty days after its release', async () => {
    const { needs, claim, release } = openWorld()
    const [before, after] = [await makeBrandedAgency(region), await makeBrandedAgency(region)]
    await claim(before, 'pier-nine', 'subdomain')
    await release(before, 'subdomain')
    await expect(claim(after, 'pier-nine', 'subdomain')).rejects.toMatchObject({ code: 'already-exists' })
    await claim(before, 'pier-nine', 'subdomain')
    await release(before, 'subdomain')
    const { now } = needs.ports
    needs.ports.now = () => now() + 30 * dayMs + 1
    expect(await claim(after, 'pier-nine', 'subdomain')).toMatchObject({ state: 'live' })
  })

  it.each([
    ['www', 'This domain already exists. Please try another one.'],
    ['admin', 'This domain already exists. Please try another one.'],
    ['xn--80ak6aa92e', 'Use letters, digits and dashes'],
    ['bücher', 'Use letters, digits and dashes'],
    ['a.b', 'Use letters, digits and dashes'],
    ['', 'Use letters, digits and dashes'],
    ['a'.repeat(64), 'Use letters, digits and dashes'],
  ])('is refused as "%s": %s (H-103)', async (label, message) => {
    await expect(openWorld().claim(await makeBrandedAgency(region), label, 'subdomain')).rejects.toThrow(
      message,
    )
  })

  it('is refused with the reason where none are left, or none exist', async () => {
    const { network, claim } = openWorld()
    const agency = await makeBrandedAgency(region)
    network.maxSubdomains = 0
    await expect(claim(agency, 'too-late', 'subdomain')).rejects.toThrow('All of our subdomains are taken')
    network.subdomainRoot = undefined
    await expect(claim(agency, 'nowhere', 'subdomain')).rejects.toThrow('Please use your own domain.')
    expect((await agencyIn(agency))?.VGsubDomain).toBe('')
  })
})

describe.each(oneRegion)('DNS instructions by email in %s', (region: Region) => {
  it('are sent five times an hour, in fixed words, and a reminder is kept (H-105)', async () => {
    const { needs, claim, release } = openWorld()
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
    expect(mail?.html).toContain(hostProof(testSigning, agency.agencyId, host))
    expect(mail?.html).toContain('199.36.158.100')
    const unconfirmed = { ...agency.caller, emailVerified: false }
    await expect(send(unconfirmed)).rejects.toMatchObject({ code: 'email-not-verified' })
    const reminder = await reminderOf(region, host)
    expect(reminder).toMatchObject({ agencyId: agency.agencyId, domain: host, sent: false })
    expect(reminder?.expiresAt.getTime()).toBe(needs.ports.now() + 30 * dayMs)
    await release(agency)
    expect(await reminderOf(region, host)).toBeUndefined()
  })

  it('end for the former agency when another agency gets the host', async () => {
    const { claim, prove } = openWorld()
    const [squatter, owner] = [await makeBrandedAgency(region), await makeBrandedAgency('eu')]
    const host = freshHost()
    await claim(squatter, host)
    prove(owner, host)
    await claim(owner, host)
    expect((await reminderOf(region, host))?.['agencyId']).not.toBe(squatter.agencyId)
  })
})
