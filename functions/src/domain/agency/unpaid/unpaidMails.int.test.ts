import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDebtor } from '#test/agency/makeDebtor.ts'
import { openSelling } from '#test/agency/shop.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { dayOf } from '../mailReputation/mailReputation.ts'

let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

describe.each(oneRegion)('the emails before a pause in %s', (region) => {
  it('are sent also while the notices of the agency are stopped', async () => {
    const debtor = await makeDebtor(selling, region)
    await new Writes(region)
      .merge(paths.mailReputation(debtor.agencyId), {
        [`days.${dayOf(debtor.since)}`]: { sent: 100, bounced: 0, complained: 5 },
        stoppedAt: debtor.since,
        isTold: true,
      })
      .commit()
    await debtor.pass(0)
    await debtor.pass(5)
    expect(debtor.mails().map(({ to }) => to)).toEqual([debtor.client.email, debtor.client.email])
    expect(debtor.ports.sent.filter(({ to }) => to === debtor.caller.email)).toEqual([])
  })

  it('go to the owner of the agency where no administrator of the client can be reached', async () => {
    const debtor = await makeDebtor(selling, region)
    await new Writes(region)
      .update(paths.client(debtor.client.clientId), { mailBouncedAt: debtor.since })
      .commit()
    const told = () => debtor.ports.sent.filter(({ to }) => to === debtor.caller.email)
    await debtor.pass(0)
    await debtor.pass(0)
    expect(told()).toHaveLength(1)
    expect(told()[0]?.text).toContain('Their dashboard is paused on')
    expect(told()[0]?.text).toContain(`/app/${region}/clients/${debtor.orgId}`)
    await debtor.pass(5)
    expect(told()).toHaveLength(2)
    expect(debtor.mails()).toEqual([])
    await debtor.pass(2)
    expect(await debtor.org()).toMatchObject({ isPaused: true })
  })

  it('ask for another plan where the unpaid one has ended', async () => {
    const debtor = await makeDebtor(selling, region)
    await debtor.pass(0)
    const [sale] = await debtor.sales()
    await debtor.stripe.subscriptions.cancel(sale?.subscriptionId ?? '')
    await debtor.deliver()
    await debtor.pass(5)
    const { subject, text } = debtor.mails()[1] ?? { subject: '', text: '' }
    expect(debtor.mails()).toHaveLength(2)
    expect(subject).toMatch(/^Your dashboard closes on /)
    expect(text).toContain('has ended without its last payment.')
    expect(text).toContain('choose a plan under Billing')
    expect(text).not.toContain('isn’t paid')
  })

  it('name no day while the account of the agency accepts no payments', async () => {
    const dayName =
      /\b(20\d\d|January|February|March|April|May|June|July|August|September|October|November|December)\b/
    const debtor = await makeDebtor(selling, region, { pausesAgents: true })
    const close = () =>
      new Writes(region).update(paths.seller(debtor.workspaceId), { state: 'restricted' }).commit()
    await close()
    await debtor.pass(0)
    await close()
    await debtor.pass(5)
    const [first, second] = debtor.mails()
    expect(debtor.mails()).toHaveLength(2)
    expect([first?.subject, second?.subject]).toEqual(['Your payment failed', 'Your plan isn’t paid yet'])
    for (const mail of debtor.mails()) {
      expect(mail.text).toContain('isn’t accepting payments')
      expect(mail.text).not.toContain('stop answering too')
      expect(`${mail.subject} ${mail.text}`).not.toMatch(dayName)
    }
    await debtor.pass(2)
    expect(await debtor.org()).toMatchObject({ isPaused: false })

    const unreached = await makeDebtor(selling, region)
    await new Writes(region)
      .update(paths.client(unreached.client.clientId), { mailBouncedAt: unreached.since })
      .update(paths.seller(unreached.workspaceId), { state: 'gone' })
      .commit()
    await unreached.pass(0)
    const [told] = unreached.ports.sent.filter(({ to }) => to === unreached.caller.email)
    expect(told?.text).toContain('stays open while your payment account accepts no payments')
    expect(told?.text).not.toMatch(dayName)
  })

  it('ask for another plan, without a day, where it has ended and nothing can be paid', async () => {
    const debtor = await makeDebtor(selling, region)
    const [sale] = await debtor.sales()
    await debtor.stripe.subscriptions.cancel(sale?.subscriptionId ?? '')
    await debtor.deliver()
    await new Writes(region).update(paths.seller(debtor.workspaceId), { state: 'restricted' }).commit()
    await debtor.pass(5)
    const { subject, text } = debtor.mails().at(-1) ?? { subject: '', text: '' }
    expect(subject).toBe('Your plan has ended')
    expect(text).toContain('As soon as it does, choose a plan under Billing.')
  })
})
