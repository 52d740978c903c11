import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '@parley/functions/shared/durations'
import { CallError } from '../../lib/errors.ts'
import { makeBilling, setBillingWorld } from '../../test/billingWorld.ts'
import { renderApp } from '../../test/renderApp.tsx'
import { inputsOf, scriptCalls } from '../../test/scriptCalls.ts'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const page = '/app/eu/billing'
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeAll(() =>
  Promise.all([import('./BillingRoute.tsx'), import('../../features/billing/BillingDialogs.tsx')]),
)

let responses: Record<string, unknown[]>

beforeEach(() => {
  responses = {}
  scriptCalls(responses)
  setBillingWorld({ billing: makeBilling() })
})

describe('upgrading with the card on file', () => {
  async function pay() {
    setBillingWorld({ billing: makeBilling(null) })
    const { user } = renderApp(`${page}?dialog=upgrade`)
    await user.click(
      (await dialog('Confirm subscription')).getByRole('button', { name: 'Continue to payment' }),
    )
    const payment = await dialog('Payment for the plan')
    expect(payment.getByRole('radio', { name: /ending in 4242/ })).toHaveProperty('checked', true)
    await user.click(payment.getByRole('button', { name: 'Continue' }))
    return { user }
  }

  it('ends with a summary of the next steps', async () => {
    responses.subscribe = [{ state: 'active', clientSecret: '', publishableKey: 'pk' }]
    const { user } = await pay()
    const created = await dialog('Subscription Created')
    expect(created.getByRole('heading', { name: 'Automatic recharge' })).toBeTruthy()
    expect(inputsOf('subscribe')).toHaveLength(1)
    await user.click(created.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('shows that it is in progress', async () => {
    await pay()
    expect(await screen.findByText('Creating your subscription')).toBeTruthy()
  })

  it('returns to the payment after an error', async () => {
    responses.subscribe = [
      new CallError('internal'),
      { state: 'active', clientSecret: '', publishableKey: 'pk' },
    ]
    const { user } = await pay()
    const failed = await dialog('Subscription Error')
    expect(failed.getByText('There was an error creating your subscription. Please try again.')).toBeTruthy()
    await user.click(failed.getByRole('button', { name: 'Try again' }))
    await user.click((await dialog('Payment for the plan')).getByRole('button', { name: 'Continue' }))
    await dialog('Subscription Created')
    // The outcome of the first one was unknown.
    expect(inputsOf('subscribe')[1]?.attemptId).toBe(inputsOf('subscribe')[0]?.attemptId)
  })
})

describe('the payment method', () => {
  it('replaces the stored card, and its fields are loaded at once', async () => {
    renderApp(`${page}?dialog=payment`)
    // A person who updates the card wants a different one.
    expect(await screen.findByText('Loading your payment details')).toBeTruthy()
    expect(inputsOf('startCardSetup')[0]).toMatchObject({ country: 'AT' })
  })

  it('asks for the country before the first card, because it determines the currency', async () => {
    setBillingWorld()
    responses.startCardSetup = [new CallError('unavailable')]
    const { user } = renderApp(`${page}?dialog=payment`)
    const method = await dialog('Payment Method')
    await user.selectOptions(method.getByLabelText('Country'), 'FR')
    expect(inputsOf('startCardSetup')).toEqual([])
    await user.click(method.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('button', { name: 'Try again' })
    expect(inputsOf('startCardSetup')[0]).toMatchObject({ country: 'FR' })
  })
})

describe('modifying the plan', () => {
  async function openModify() {
    const { user } = renderApp(`${page}?dialog=modify`)
    const modify = await dialog('Modify your plan')
    return { user, modify, save: () => user.click(modify.getByRole('button', { name: 'Save changes' })) }
  }

  it('begins with the add-on that brought the person here, which is saved like another one', async () => {
    renderApp(`${page}?dialog=modify&addon=whitelabel-new`)
    const modify = await dialog('Modify your plan')
    expect(modify.getByRole('checkbox', { name: 'White label' })).toHaveProperty('checked', true)
    expect(modify.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('saves nothing without a change', async () => {
    const { save } = await openModify()
    await save()
    expect(await screen.findByText('No changes to save')).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('offers nothing that is not available yet, and marks it', async () => {
    setBillingWorld({ billing: makeBilling(), documents: { 'na/catalogue/current': catalogueSeed } })
    const { modify } = await openModify()
    expect(modify.getByRole('checkbox', { name: 'White label' })).toBeTruthy()
    expect(modify.getByRole('textbox', { name: 'Workspace seat' })).toHaveProperty('disabled', false)
    expect(modify.queryByRole('textbox', { name: 'Phone number' })).toBeNull()
    expect(modify.getByText('Not available yet: Phone number.')).toBeTruthy()
  })

  it('keeps changed add-ons locally until they are confirmed, and shows their price and start', async () => {
    responses.changeAddons = [{ success: true }]
    const { user, modify, save } = await openModify()
    await user.click(modify.getByRole('checkbox', { name: 'White label' }))
    const seats = modify.getByRole('textbox', { name: 'Workspace seat' })
    await user.clear(seats)
    await user.type(seats, '1')
    expect(modify.getByText('2 now, 1 from the next billing date')).toBeTruthy()
    await save()
    const confirm = await dialog('Save add-on changes?')
    expect(
      confirm.getByText('Add-ons are billed monthly with your subscription and are non-refundable.'),
    ).toBeTruthy()
    expect(confirm.getByText('€104.14')).toBeTruthy()
    expect(confirm.getByText(/€40 more than this month, before tax/)).toBeTruthy()
    expect(inputsOf('changeAddons')).toEqual([])
    await user.click(confirm.getByRole('button', { name: 'Confirm changes' }))
    expect(await screen.findByText('Addons updated successfully')).toBeTruthy()
    expect(inputsOf('changeAddons')[0]).toMatchObject({
      quantities: { 'workspace-seat': 1, 'whitelabel-new': 1 },
    })
  })

  it.each([
    [new CallError('internal'), 'Failed to update addons'],
    [
      new CallError('invalid-argument', undefined, { 'quantities.client_seat': 'At most 10.' }),
      'Some addons could not be processed',
    ],
  ])('reports that add-ons were not saved: %s', async (error, text) => {
    responses.changeAddons = [error]
    const { user, modify, save } = await openModify()
    await user.click(modify.getByRole('checkbox', { name: 'White label' }))
    await save()
    await user.click((await dialog('Save add-on changes?')).getByRole('button', { name: 'Confirm changes' }))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('offers no add-ons without a subscription', async () => {
    setBillingWorld()
    const { user } = renderApp(`${page}?dialog=modify`)
    const modify = await dialog('Modify your plan')
    expect(modify.getByText('You need an active subscription to add addons')).toBeTruthy()
    expect(modify.queryByRole('checkbox')).toBeNull()
    await user.click(modify.getByRole('button', { name: 'Upgrade' }))
    await dialog('Confirm subscription')
  })

  it('cancels only with a reason, and with a custom reason only if it is written', async () => {
    responses.setSubscriptionEnding = [{ success: true }]
    const { user, modify } = await openModify()
    expect(modify.getByText(/^If you cancel, your plan ends on /)).toBeTruthy()
    await user.click(modify.getByRole('button', { name: 'Cancel subscription' }))
    const cancel = await dialog('We will miss you')
    const send = () => user.click(cancel.getByRole('button', { name: 'Cancel subscription' }))
    await send()
    expect(await cancel.findByText('Please choose a reason')).toBeTruthy()
    expect(cancel.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'Too expensive',
      'Missing features',
      'Found a better alternative',
      'Temporary need',
      'Other',
    ])
    await user.click(cancel.getByRole('radio', { name: 'Other' }))
    await send()
    expect(await cancel.findByText('Please tell us your reason')).toBeTruthy()
    await user.type(cancel.getByLabelText('Your reason'), 'We close the shop')
    await send()
    expect(await screen.findByText('Subscription cancelled successfully')).toBeTruthy()
    expect(inputsOf('setSubscriptionEnding')).toEqual([
      { region: 'eu', workspaceId: 'ann', isEnding: true, reason: 'Other: We close the shop' },
    ])
  })

  it('resumes a cancelled subscription, and reports a failure', async () => {
    setBillingWorld({ billing: makeBilling({ endsAt: Date.now() + dayMs }) })
    responses.setSubscriptionEnding = [new CallError('internal'), { success: true }]
    const { user, modify } = await openModify()
    await user.click(modify.getByRole('button', { name: 'Reactivate Subscription' }))
    const confirm = await dialog('Reactivate subscription?')
    await user.click(confirm.getByRole('button', { name: 'Reactivate Subscription' }))
    expect(await confirm.findByText('Error reactivating subscription')).toBeTruthy()
    await user.click(confirm.getByRole('button', { name: 'Reactivate Subscription' }))
    expect(await screen.findByText('Subscription reactivated successfully')).toBeTruthy()
  })
})
