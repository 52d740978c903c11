import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReceiver, startStripe, type StartedStripe } from './startStripe.ts'

const back = { refresh_url: 'https://agency.example/again', return_url: 'https://agency.example/done' }
const paid = {
  amount: 10_000,
  currency: 'usd',
  payment_method: 'pm_card_visa',
  confirm: true,
  off_session: true,
} as const

describe('the stand-in for Stripe with connected accounts', () => {
  let sandbox: StartedStripe
  beforeAll(async () => {
    sandbox = await startStripe()
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  const stripe = () => sandbox.client('connect')
  const seller = async () => {
    const { id } = await stripe().accounts.create({
      type: 'standard',
      email: 'seller@example.org',
      metadata: { workspace: 'w1' },
    })
    return id
  }
  const onboard = (account: string) => sandbox.control('connect', 'POST /accounts/onboard', { account })

  it('refuses payments to a connected account before its onboarding', async () => {
    const stripeAccount = await seller()
    expect(await stripe().accounts.retrieve(stripeAccount)).toMatchObject({
      charges_enabled: false,
      details_submitted: false,
      metadata: { workspace: 'w1' },
    })
    await expect(stripe().paymentIntents.create(paid, { stripeAccount })).rejects.toThrow(
      'cannot currently make charges',
    )
    await onboard(stripeAccount)
    expect(await stripe().accounts.retrieve(stripeAccount)).toMatchObject({
      charges_enabled: true,
      capabilities: { card_payments: 'active' },
      requirements: { currently_due: [] },
    })
    expect(await stripe().paymentIntents.create(paid, { stripeAccount })).toMatchObject({
      status: 'succeeded',
    })
  })

  it('completes the onboarding on a page, and redirects back', async () => {
    const account = await seller()
    const link = await stripe().accountLinks.create({ account, type: 'account_onboarding', ...back })
    expect(await fetch(link.url).then((page) => page.text())).toContain('Complete the onboarding?')
    const later = await fetch(link.url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'Later' }),
      redirect: 'manual',
    })
    expect(later.headers.get('location')).toBe(back.return_url)
    expect((await stripe().accounts.retrieve(account)).details_submitted).toBe(false)
    await fetch(link.url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'Complete' }),
      redirect: 'manual',
    })
    expect((await stripe().accounts.retrieve(account)).details_submitted).toBe(true)
    await expect(stripe().accountLinks.create({ account, type: 'account_onboarding' })).rejects.toMatchObject(
      { code: 'parameter_missing' },
    )
    await expect(
      stripe().accountLinks.create({ account: 'acct_none', type: 'account_onboarding', ...back }),
    ).rejects.toMatchObject({ code: 'resource_missing' })
  })

  it('separates the data of connected accounts, and their fees', async () => {
    const stripeAccount = await seller()
    await onboard(stripeAccount)
    const { id } = await stripe().customers.create({}, { stripeAccount })
    await expect(stripe().customers.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' })
    const intent = await stripe().paymentIntents.create(
      { ...paid, application_fee_amount: 500, expand: ['latest_charge'] },
      { stripeAccount },
    )
    expect(intent).toMatchObject({
      application_fee_amount: 500,
      latest_charge: { application_fee_amount: 500 },
    })
    await expect(
      stripe().paymentIntents.create({ ...paid, application_fee_amount: 500 }),
    ).rejects.toMatchObject({ param: 'application_fee_amount' })
    await expect(
      stripe().paymentIntents.create({ ...paid, application_fee_amount: 10_001 }, { stripeAccount }),
    ).rejects.toMatchObject({ param: 'application_fee_amount' })
    await expect(sandbox.client('stranger').customers.list({}, { stripeAccount })).rejects.toMatchObject({
      type: 'StripePermissionError',
      code: 'account_invalid',
    })
  })

  it('takes the platform fee of subscriptions', async () => {
    const stripeAccount = await seller()
    await onboard(stripeAccount)
    const options = { stripeAccount }
    const price = await stripe().prices.create(
      {
        currency: 'usd',
        unit_amount: 10_000,
        recurring: { interval: 'month' },
        product_data: { name: 'Care' },
      },
      options,
    )
    const { id: customer } = await stripe().customers.create({}, options)
    const { id: method } = await stripe().paymentMethods.attach('pm_card_visa', { customer }, options)
    await stripe().subscriptions.create(
      { customer, items: [{ price: price.id }], default_payment_method: method, application_fee_percent: 5 },
      options,
    )
    expect((await stripe().paymentIntents.list({ customer }, options)).data).toMatchObject([
      { amount: 10_000, application_fee_amount: 500 },
    ])
    const { id: own } = await stripe().customers.create()
    await expect(
      stripe().subscriptions.create({ customer: own, items: [], application_fee_percent: 5 }),
    ).rejects.toMatchObject({ param: 'application_fee_percent' })
  })

  it('connects an account by OAuth, and disconnects it', async () => {
    const connect = await startReceiver()
    await sandbox.control('connect', 'POST /webhook_endpoints', {
      url: connect.url,
      connect: true,
      enabled_events: ['account.application.deauthorized'],
    })
    const query = new URLSearchParams({
      client_id: 'ca_connect',
      redirect_uri: 'https://agency.example/oauth',
      state: 's<1>',
      response_type: 'code',
      scope: 'read_write',
    })
    const page = await fetch(`${sandbox.url}/oauth/authorize?${query.toString()}`).then((response) =>
      response.text(),
    )
    expect(page).not.toContain('s<1>')
    const code = /code=(ac_\w+)/.exec(page)![1]!
    const token = await stripe().oauth.token({ grant_type: 'authorization_code', code })
    expect(token).toMatchObject({
      scope: 'read_write',
      livemode: false,
      stripe_publishable_key: 'pk_test_connect',
    })
    const stripeAccount = token.stripe_user_id!
    await stripe().customers.create({}, { stripeAccount })
    await expect(stripe().oauth.token({ grant_type: 'authorization_code', code })).rejects.toMatchObject({
      type: 'StripeInvalidGrantError',
    })
    expect(
      await stripe().oauth.deauthorize({ client_id: 'ca_connect', stripe_user_id: stripeAccount }),
    ).toMatchObject({ stripe_user_id: stripeAccount })
    await expect(stripe().customers.list({}, { stripeAccount })).rejects.toMatchObject({
      code: 'account_invalid',
    })
    await expect(
      stripe().oauth.deauthorize({ client_id: 'ca_connect', stripe_user_id: stripeAccount }),
    ).rejects.toMatchObject({ type: 'StripeInvalidClientError' })
    await sandbox.control('connect', 'POST /webhooks/settle')
    expect(connect.received.map(({ body }): unknown => JSON.parse(body))).toMatchObject([
      { type: 'account.application.deauthorized', account: stripeAccount },
    ])
    await connect[Symbol.asyncDispose]()
  })

  it('changes, lists and deletes connected accounts, and lets tests revoke the access', async () => {
    const platform = sandbox.client('sellers')
    const { id } = await platform.accounts.create({ controller: { stripe_dashboard: { type: 'express' } } })
    expect(
      await platform.accounts.update(id, { business_profile: { name: 'Care' }, metadata: { a: '1' } }),
    ).toMatchObject({ type: 'express', business_profile: { name: 'Care' }, metadata: { a: '1' } })
    const other = await platform.accounts.create({ type: 'standard' })
    expect((await platform.accounts.list()).data.map((row) => row.id)).toEqual([other.id, id])
    await sandbox.control('sellers', 'POST /accounts/deauthorize', { account: other.id })
    expect(await platform.accounts.del(id)).toMatchObject({ deleted: true })
    expect((await platform.accounts.list()).data).toEqual([])
    await expect(
      platform.accounts.create(
        { type: 'standard' },
        { stripeAccount: (await platform.accounts.create()).id },
      ),
    ).rejects.toMatchObject({ code: 'platform_account_required' })
  })
})
