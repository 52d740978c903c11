import { beforeEach, describe, expect, it } from 'vitest'
import { makeBrandedAgency } from '#test/agency/makeBrandedAgency.ts'
import { agencyIn } from '#test/agency/domainWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { TestMailDomains } from '#test/agency/TestMailDomains.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { TestNetwork, testNetwork } from '#test/serving/testNetwork.ts'
import { testSigning } from '#test/testSigning.ts'
import { mailDomainSchema } from '../../../shared/agencies/mailDomains.ts'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { senderOf } from '../clientSessions/senderOf.ts'
import { addMailDomain } from './addMailDomain.ts'
import { checkMailDomain } from './checkMailDomain.ts'
import { queueMailDomainCheck } from './queueMailDomainCheck.ts'
import { mailProof, mailProofName } from './mailProof.ts'
import { readMailDomain } from './readMailDomain.ts'
import { removeMailDomain } from './removeMailDomain.ts'
import { sweepMailDomains } from './sweepMailDomains.ts'

type Owner = Awaited<ReturnType<typeof makeBrandedAgency>>

let count = 0
const freshName = () => `mail${++count}-${process.env['VITEST_POOL_ID']}.com`
const registered = async (name: string) =>
  (await readDocument('na', paths.mailDomain(name), mailDomainSchema))?.data

function openWorld() {
  const network = new TestNetwork()
  const service = new TestMailDomains()
  let now = Date.now()
  const ports = makePorts({ ...testNetwork(network), mailDomains: service, now: () => now })
  const needs = { ports, signing: testSigning }
  return {
    network,
    service,
    needs,
    pass: (milliseconds: number) => (now += milliseconds),
    add: (owner: Owner, domain: string) =>
      addMailDomain(needs, ['parley.example'], owner.caller, { ...refOf(owner), domain }),
    check: (owner: Owner, isRetry = false) =>
      checkMailDomain(needs, owner.caller, { ...refOf(owner), isRetry }),
    remove: (owner: Owner) => removeMailDomain(needs, owner.caller, refOf(owner)),
    prove: ({ agencyId }: Owner, name: string) =>
      network.set('TXT', mailProofName(name), mailProof(testSigning, agencyId, name)),
    senderOf: async (owner: Owner) => {
      const agency = await agencyIn(owner)
      return agency && senderOf(owner.region, agency, now)
    },
  }
}

const refOf = ({ region, agencyId }: Owner) => ({ region, agencyId })

beforeEach(clearDatabases)

describe.each(oneRegion)('the mail domain of an agency in %s', (region) => {
  it("goes from its proof to sending its agency's emails, and back", async () => {
    const { add, check, pass, prove, remove, senderOf: sender, service } = openWorld()
    const agency = await makeBrandedAgency(region)
    const name = freshName()
    expect(await add(agency, ` HTTPS://${name.toUpperCase()}/ `)).toEqual({ name, state: 'not_started' })
    // Nothing is set up at the service for a person who has not proven the domain.
    expect(service.asked).toEqual([])
    expect((await registered(name))?.records).toMatchObject([{ type: 'TXT', name: mailProofName(name) }])
    expect(await sender(agency)).not.toHaveProperty('domain')

    prove(agency, name)
    pass(5_000)
    expect(await check(agency)).toEqual({ state: 'pending' })
    expect(service.asked).toEqual([`add ${name}`, `verify ${name}`])
    expect((await registered(name))?.records.map(({ type, priority }) => [type, priority])).toEqual([
      ['TXT', undefined],
      ['MX', 10],
    ])
    service.set(name, 'verified')
    pass(minuteMs)
    expect(await check(agency)).toEqual({ state: 'verified' })
    expect(await sender(agency)).toMatchObject({ domain: name })
    service.set(name, 'temporary_failure')
    pass(minuteMs)
    await check(agency)
    expect(await sender(agency)).toMatchObject({ domain: name })
    service.set(name, 'failed')
    pass(minuteMs)
    await check(agency)
    expect(await sender(agency)).not.toHaveProperty('domain')

    await remove(agency)
    expect(service.asked.at(-1)).toBe(`remove ${name}`)
    expect(await registered(name)).toBeUndefined()
    expect((await agencyIn(agency))?.resendEmailDomain).toBe('')
    expect(await remove(agency)).toEqual({ success: true })
  })

  it('shows its state to members of its agency alone', async () => {
    const { add } = openWorld()
    const agency = await makeBrandedAgency(region)
    const another = await makeBrandedAgency(region)
    expect(await readMailDomain(agency.caller, refOf(agency))).toEqual({ mailDomain: null })
    await add(agency, freshName())
    const { mailDomain } = await readMailDomain(agency.caller, refOf(agency))
    expect(mailDomain).toMatchObject({ state: 'not_started', isRefused: false, isUnpaid: false })
    expect(mailDomain).not.toHaveProperty('vendorId')
    await expect(readMailDomain(another.caller, refOf(agency))).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('is read from the service once a minute, however many screens ask, and at once after an event', async () => {
    const { add, check, needs, pass, prove, service } = openWorld()
    const agency = await makeBrandedAgency(region)
    const name = freshName()
    prove(agency, name)
    await add(agency, name)
    service.asked.length = 0
    for (let looks = 0; looks < 11; looks++) {
      pass(5_000)
      await check(agency)
    }
    expect(service.asked).toEqual([])
    pass(5_000)
    await Promise.all([check(agency), check(agency), check(agency)])
    expect(service.asked).toEqual([`read ${name}`])
    service.set(name, 'verified')
    const id = (await registered(name))?.vendorId ?? ''
    await queueMailDomainCheck(needs, { id: 'another', name })
    await queueMailDomainCheck(needs, { id, name })
    await needs.ports.tasks.run()
    expect((await registered(name))?.state).toBe('verified')
  })

  it('is checked by tasks, and then daily', async () => {
    const { add, needs, network, pass, prove, service } = openWorld()
    const agency = await makeBrandedAgency(region)
    const name = freshName()
    prove(agency, name)
    await add(agency, name)
    service.set(name, 'verified')
    pass(5 * minuteMs + 1)
    await needs.ports.tasks.runDue(Infinity)
    await needs.ports.tasks.runDue(Infinity)
    expect((await registered(name))?.state).toBe('verified')
    network.records.clear()
    for (let days = 0; days < 5; days++) {
      pass(25 * hourMs)
      await sweepMailDomains(needs.ports, region)
      await needs.ports.tasks.run()
    }
    // Its proof has been missing for three days: the present owner of the domain does not send for this
    // agency.
    expect((await registered(name))?.state).toBe('failed')
  })

  it('is reported as added when it is added twice, and as taken when another agency has it', async () => {
    const { add, prove, service } = openWorld()
    const [mine, theirs] = [await makeBrandedAgency(region), await makeBrandedAgency('eu')]
    const name = freshName()
    const both = await Promise.allSettled([add(mine, name), add(mine, name)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(add(mine, name)).rejects.toThrow('This domain is already added.')
    await expect(add(mine, freshName())).rejects.toThrow('Delete your current domain first.')
    await expect(add(theirs, name)).rejects.toThrow('This domain already exists on another account.')
    await expect(add(theirs, 'mail.parley.example')).rejects.toThrow('another account')
    await expect(add(theirs, 'localhost')).rejects.toThrow('valid domain name')
    // A person who can prove a domain that is unproven gets it at once, from the start.
    prove(theirs, name)
    await add(theirs, name)
    expect((await registered(name))?.agencyId).toBe(theirs.agencyId)
    expect((await agencyIn(mine))?.resendEmailDomain).toBe('')
    service.set(name, 'verified')
    await expect(add(mine, name)).rejects.toThrow('another account')
  })

  it('never sends for another agency once it is verified for one, whatever its document says', async () => {
    const { add, check, pass, prove, senderOf: sender, service } = openWorld()
    const [mine, theirs] = [await makeBrandedAgency(region), await makeBrandedAgency(region)]
    const name = freshName()
    prove(mine, name)
    await add(mine, name)
    service.set(name, 'verified')
    pass(minuteMs)
    await check(mine)
    await new Writes(region).update(paths.agency(theirs.agencyId), { resendEmailDomain: name }).commit()
    expect(await sender(theirs)).not.toHaveProperty('domain')
    expect(await sender(mine)).toMatchObject({ domain: name })
    const [first] = service.domains.values()
    await openWorld().remove(theirs)
    expect(first && service.domains.has(first.id)).toBe(true)
    expect((await agencyIn(theirs))?.resendEmailDomain).toBe('')
  })

  it('is not left at the service when it is removed while it is being added there', async () => {
    const { add, check, pass, prove, remove, service } = openWorld()
    const agency = await makeBrandedAgency(region)
    const name = freshName()
    await add(agency, name)
    prove(agency, name)
    pass(minuteMs)
    service.before = async (what) => {
      service.before = async () => undefined
      if (what.startsWith('add')) await remove(agency)
    }
    await expect(check(agency)).rejects.toMatchObject({ code: 'not-found' })
    expect(await registered(name)).toBeUndefined()
    expect(service.domains.size).toBe(0)
  })

  it('needs white label, and sends nothing a week after its plan has ended', async () => {
    const { add, needs, pass, prove, senderOf: sender, service } = openWorld()
    const agency = await makeBrandedAgency(region)
    const name = freshName()
    prove(agency, name)
    await add(agency, name)
    service.set(name, 'verified')
    await new Writes(region)
      .update(paths.workspace(agency.workspaceId), { 'internal.whitelabelTrialEndsAt': 1 })
      .commit()
    pass(5 * minuteMs + 1)
    await sweepMailDomains(needs.ports, region)
    await needs.ports.tasks.run()
    expect(await sender(agency)).toMatchObject({ domain: name })
    pass(7 * dayMs)
    expect(await sender(agency)).not.toHaveProperty('domain')
    const other = await makeBrandedAgency(region)
    await new Writes(region)
      .update(paths.workspace(other.workspaceId), { 'internal.whitelabelTrialEndsAt': 1 })
      .commit()
    await expect(add(other, freshName())).rejects.toMatchObject({ code: 'failed-precondition' })
  })

  it('shows that the service refuses it, and is deleted when its agency is gone', async () => {
    const { add, check, needs, pass, prove, service } = openWorld()
    const agency = await makeBrandedAgency(region)
    const name = freshName()
    service.elsewhere.add(name)
    prove(agency, name)
    expect((await add(agency, name)).state).toBe('failed')
    expect((await registered(name))?.isRefused).toBe(true)
    service.elsewhere.clear()
    pass(minuteMs)
    expect(await check(agency, true)).toEqual({ state: 'pending' })
    await new Writes(region).delete(paths.agency(agency.agencyId)).commit()
    pass(dayMs)
    await sweepMailDomains(needs.ports, region)
    await needs.ports.tasks.run()
    expect(await registered(name)).toBeUndefined()
    expect(service.domains.size).toBe(0)
  })
})
