import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/agencies.ts'
import { makeDebtor } from '#test/agency/makeDebtor.ts'
import { openSelling } from '#test/agency/shop.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { saveOrganisation } from '../organisations/saveOrganisation.ts'
import { waivePause } from './waivePause.ts'

let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

describe.each(oneRegion)('an organisation that does not pay in %s', (region) => {
  it('gets two emails in its language, is paused after seven days, and has all of it back when it pays', async () => {
    const debtor = await makeDebtor(selling, region)
    const { orgId, client, since } = debtor
    // A client who may not pay gets no email.
    await makeClient(debtor)
    await new Writes(region).update(paths.client(client.clientId), { preferredLanguage: 'de' }).commit()
    expect(await debtor.org()).toMatchObject({ unpaidSince: since, isPaused: false })
    await debtor.pass(0)
    await debtor.pass(0)
    expect(debtor.mails().map(({ to, subject }) => [to, subject])).toEqual([
      [client.email, 'Ihre Zahlung ist fehlgeschlagen'],
    ])
    const until = new Intl.DateTimeFormat('de', {
      dateStyle: 'long',
      timeZone: region === 'eu' ? 'Europe/Berlin' : 'America/New_York',
    }).format(since + 7 * dayMs)
    expect(debtor.mails()[0]?.text).toContain(`Bis zum ${until} ändert sich nichts.`)
    const rows = 'Ihr Tarif: Starter\nOffener Betrag: 20,00 USD\nGrund: Ihre Karte wurde abgelehnt.'
    expect(debtor.mails()[0]?.text.replaceAll('\u00a0', ' ')).toContain(rows)
    expect(debtor.mails()[0]?.text).toContain('Ihre Agenten antworten weiter, solange Guthaben da ist.')
    expect(debtor.mails()[0]?.text).toContain(`/app/${region}?billing`)
    await debtor.pass(4.9)
    expect(debtor.mails()).toHaveLength(1)
    await debtor.pass(0.1)
    expect(
      debtor
        .mails()
        .map(({ subject }) => subject)
        .slice(1),
    ).toEqual([`Ihr Dashboard schließt am ${until}`])
    await debtor.pass(1.9)
    await debtor.enter()
    await debtor.pass(0.1)
    expect(await debtor.org()).toMatchObject({ unpaidSince: since, isPaused: true })
    await expect(debtor.enter()).rejects.toMatchObject({ code: 'permission-denied' })
    // Its agents go on, and it sees its billing.
    const units = await debtor.units()
    expect(await debtor.borrow()).toMatchObject({ granted: 10 })
    expect(await debtor.view()).toMatchObject({
      plan: { status: 'unpaid', due: 2_000, failure: 'cardDeclined' },
    })
    await expect(debtor.pay()).rejects.toMatchObject({
      code: 'failed-precondition',
      refusal: { key: 'cardDeclined' },
    })
    await expect(debtor.enter()).rejects.toMatchObject({ code: 'permission-denied' })
    await debtor.setCard('4242424242424242')
    expect(await debtor.pay()).toEqual({ isPaid: true, confirmUrl: '' })
    expect(await debtor.org()).toMatchObject({ unpaidSince: 0, isPaused: false })
    await debtor.enter()
    expect(await debtor.view()).toMatchObject({ plan: { status: 'active', due: 0, failure: '' } })
    // The credit was kept, and that of the paid month has come.
    expect(await debtor.units()).toBe(units + 5_000 * 10_000)
    expect(await debtor.pay()).toEqual({ isPaid: true, confirmUrl: '' })
    expect(orgId).not.toBe('')
    expect(debtor.mails()).toHaveLength(2)
  })

  it('gets the page of its invoice when its bank asks for a confirmation, and the reason of another failure', async () => {
    const debtor = await makeDebtor(selling, region)
    await debtor.setCard('4000002760003184')
    const { isPaid, confirmUrl } = await debtor.pay()
    expect(isPaid).toBe(false)
    const [open] = (await debtor.stripe.invoices.list({ status: 'open' })).data
    expect(confirmUrl).toBe(open?.hosted_invoice_url)
    expect(await debtor.view()).toMatchObject({
      plan: { status: 'unpaid', failure: 'cardNeedsConfirmation' },
    })
    await debtor.setCard('4000000000009995')
    await expect(debtor.pay()).rejects.toMatchObject({ refusal: { key: 'cardFundsMissing' } })
    await selling.control('/faults', {
      path: '/v1/invoices/:id/pay',
      kind: 'error',
      // A request is made three times.
      times: 3,
    })
    await expect(debtor.pay()).rejects.toMatchObject({
      code: 'unavailable',
      refusal: { key: 'paymentServiceUnreachable' },
    })
  })

  it('stops its agents too where the agency chose that, keeps its credit, and starts them again', async () => {
    const debtor = await makeDebtor(selling, region, { pausesAgents: true })
    const units = await debtor.units()
    await debtor.pass(5)
    expect(debtor.mails().at(-1)?.text).toContain('Your agents will stop answering too.')
    expect(await debtor.borrow()).toMatchObject({ granted: 10 })
    await debtor.pass(2)
    expect(await debtor.borrow()).toEqual({ leased: 0 })
    // The choice counts at once also for a client who is paused already.
    const choose = (pausesAgents: boolean) =>
      saveOrganisation(debtor.ports, debtor.caller, {
        region,
        orgId: debtor.orgId,
        changed: { settings: { pausesAgents } },
      })
    await choose(false)
    expect(await debtor.borrow()).toMatchObject({ granted: 10 })
    await choose(true)
    expect(await debtor.borrow()).not.toHaveProperty('granted')
    await expect(debtor.call()).rejects.toMatchObject({ code: 'out-of-credits' })
    expect(await debtor.units()).toBe(units)
    // Another card, by the form of the billing. One that cannot pay is saved, with the reason.
    expect(await debtor.addCard('4000000000000341')).toMatchObject({
      card: { last4: '0341' },
      unpaid: { reason: 'cardDeclined' },
    })
    expect(await debtor.org()).toMatchObject({ isPaused: true })
    expect(await debtor.addCard()).toMatchObject({ card: { last4: '4242' }, unpaid: null })
    expect(await debtor.org()).toMatchObject({ unpaidSince: 0, isPaused: false })
    expect(await debtor.borrow()).toMatchObject({ granted: 10 })
  })

  it.each(['the button', 'another card'])(
    'pays by %s also in a later month, whose invoice the payment service keeps in draft',
    async (by) => {
      await selling.control('/settings', { after_retries: 'unpaid' })
      const debtor = await makeDebtor(selling, region)
      await debtor.pass(7)
      await debtor.nextMonth(2)
      await debtor.deliver()
      const drafts = async () => (await debtor.stripe.invoices.list({ status: 'draft' })).data.length
      const [subscription] = (await debtor.stripe.subscriptions.list({ status: 'unpaid' })).data
      expect([subscription?.status, await drafts()]).toEqual(['unpaid', 1])
      await expect(debtor.pay()).rejects.toMatchObject({ refusal: { key: 'cardDeclined' } })
      expect(await drafts()).toBe(0)
      await debtor.nextMonth(2)
      await debtor.deliver()
      expect(await drafts()).toBe(1)
      const units = await debtor.units()
      if (by === 'another card') expect(await debtor.addCard()).toMatchObject({ unpaid: null })
      else {
        await debtor.setCard('4242424242424242')
        expect(await debtor.pay()).toEqual({ isPaid: true, confirmUrl: '' })
      }
      expect(await debtor.org()).toMatchObject({ unpaidSince: 0, isPaused: false })
      expect(await debtor.view()).toMatchObject({ plan: { status: 'active', due: 0 } })
      // One month was paid; those without an answer stay unpaid.
      expect(await debtor.units()).toBe(units + 5_000 * 10_000)
      await selling.control('/settings', { after_retries: 'cancel' })
    },
  )

  it('is not paused when it pays in time, and a later failure begins a new week', async () => {
    const debtor = await makeDebtor(selling, region)
    await debtor.pass(3)
    await debtor.setCard('4242424242424242')
    await debtor.pay()
    await debtor.pass(10)
    expect(await debtor.org()).toMatchObject({ unpaidSince: 0, isPaused: false })
    expect(debtor.mails()).toHaveLength(1)
    await debtor.setCard('4000000000000341')
    await debtor.nextMonth(2)
    await debtor.deliver()
    const since = selling.clock.now
    await debtor.pass(0)
    expect(await debtor.org()).toMatchObject({ unpaidSince: since })
    expect(debtor.mails()).toHaveLength(2)
  })

  it('has its pause waived or ended by the agency alone', async () => {
    const debtor = await makeDebtor(selling, region, { pausesAgents: true })
    const { caller, client, ports, orgId } = debtor
    const input = { region, orgId }
    await expect(waivePause(ports, client.asClient, input)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await debtor.pass(7)
    expect(await debtor.org()).toMatchObject({ isPaused: true })
    await waivePause(ports, caller, input)
    await waivePause(ports, caller, input)
    expect(await debtor.org()).toMatchObject({
      isPaused: false,
      isPauseWaived: true,
      unpaidSince: debtor.since,
    })
    await debtor.enter()
    expect(await debtor.borrow()).toMatchObject({ granted: 10 })
    await debtor.pass(2)
    expect(await debtor.org()).toMatchObject({ isPaused: false })
    await debtor.setCard('4242424242424242')
    await debtor.pay()
    expect(await debtor.org()).toMatchObject({ unpaidSince: 0, isPauseWaived: false })
  })

  it('is not paused while the account of its agency accepts no payments, but once it accepts them again', async () => {
    const debtor = await makeDebtor(selling, region, { pausesAgents: true })
    const setState = (state: 'restricted' | 'ready') =>
      new Writes(region).update(paths.seller(debtor.workspaceId), { state }).commit()
    await setState('restricted')
    await debtor.pass(7)
    await debtor.pass(1)
    expect(await debtor.org()).toMatchObject({ unpaidSince: debtor.since, isPaused: false })
    expect(await debtor.borrow()).toMatchObject({ granted: 10 })
    await setState('ready')
    await debtor.pass(0.9)
    expect(await debtor.org()).toMatchObject({ isPaused: false })
    await debtor.pass(0.1)
    expect(await debtor.org()).toMatchObject({ unpaidSince: debtor.since, isPaused: true })
    expect(await debtor.borrow()).not.toHaveProperty('granted')
  })

  it('stays paused when its plan ends unpaid, and is back with another plan', async () => {
    const debtor = await makeDebtor(selling, region)
    await debtor.pass(7)
    const [sale] = await debtor.sales()
    await debtor.stripe.subscriptions.cancel(sale?.subscriptionId ?? '')
    await debtor.deliver()
    expect(await debtor.view()).toMatchObject({ plan: null })
    expect(await debtor.org()).toMatchObject({ isPaused: true })
    await debtor.subscribe()
    expect(await debtor.org()).toMatchObject({ unpaidSince: 0, isPaused: false })
  })
})
