import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { makeBilling, setBillingWorld } from '../../test/billingWorld.ts'
import { renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const page = '/app/eu/billing'
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const names = () => screen.queryAllByRole('dialog').map((layer) => layer.querySelector('h2')?.textContent)

beforeAll(() =>
  Promise.all([import('./BillingRoute.tsx'), import('../../features/billing/BillingDialogs.tsx')]),
)

let settle: { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** Requests stay pending until the test settles them. */
beforeEach(() => {
  vi.mocked(call)
    .mockReset()
    .mockImplementation((name) => {
      if (name === 'listInvoices') return Promise.resolve({ invoices: [] } as never)
      if (name.startsWith('preview')) return new Promise(() => {})
      return new Promise(
        (resolve, reject) => (settle = { resolve: (value) => resolve(value as never), reject }),
      )
    })
  setBillingWorld({ billing: makeBilling() })
})

/** Opens a dialog from the page, so that the history has a step to go back to. */
async function openFromPage(button: string, title: string) {
  const { user } = renderApp('/app/eu/usage')
  await screen.findByRole('heading', { name: 'Usage' })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Billing' }))
  const plan = within(await screen.findByRole('region', { name: 'Current plan' }))
  await user.click(plan.getByRole('button', { name: button }))
  return { user, layer: await dialog(title) }
}

/** Goes back as the browser's button does. */
async function goBack() {
  history.back()
  await new Promise((resolve) => setTimeout(resolve, 50))
}

describe('going back during a payment', () => {
  it('waits for the outcome; its dialog then closes and goes back no further', async () => {
    const { user, layer } = await openFromPage('Top up', 'Add to credit balance')
    await user.click(layer.getByRole('button', { name: 'Confirm payment' }))
    await goBack()
    expect(names()).toEqual(['Add to credit balance'])
    settle.resolve({ state: 'succeeded', clientSecret: '', publishableKey: 'pk', failure: '' })
    expect(await screen.findByText('Successfully topped up balance')).toBeTruthy()
    await waitFor(() => expect(names()).toEqual([]))
    expect(location.pathname + location.search).toBe(page)
  })

  it('shows the failure, and is possible then', async () => {
    const { user, layer } = await openFromPage('Top up', 'Add to credit balance')
    await user.click(layer.getByRole('button', { name: 'Confirm payment' }))
    await goBack()
    settle.reject(new CallError('failed-precondition', 'Your card was declined.'))
    expect(await layer.findByText('Your card was declined.')).toBeTruthy()
    await goBack()
    await waitFor(() => expect(names()).toEqual([]))
    expect(location.pathname + location.search).toBe(page)
  })

  it('waits for a new subscription too', async () => {
    setBillingWorld({ billing: makeBilling(null) })
    const { user, layer } = await openFromPage('Upgrade', 'Confirm subscription')
    await user.click(layer.getByRole('button', { name: 'Continue to payment' }))
    await user.click((await dialog('Payment for the plan')).getByRole('button', { name: 'Continue' }))
    await screen.findByText('Creating your subscription')
    await goBack()
    expect(names()).toEqual(['Payment for the plan'])
    settle.resolve({ state: 'active', clientSecret: '', publishableKey: 'pk' })
    await dialog('Subscription Created')
  })

  it('shows the outcome of a question over the dialog on the page that is open by then', async () => {
    const { user, layer } = await openFromPage('Modify plan', 'Modify your plan')
    await user.click(layer.getByRole('button', { name: 'Cancel subscription' }))
    const cancel = await dialog('We will miss you')
    await user.click(cancel.getByRole('radio', { name: 'Temporary need' }))
    await user.click(cancel.getByRole('button', { name: 'Cancel subscription' }))
    await goBack()
    await waitFor(() => expect(names()).toEqual([]))
    settle.reject(new CallError('internal'))
    expect(await screen.findByText('Error cancelling subscription')).toBeTruthy()
  })
})

describe('changed add-ons', () => {
  it.each([
    ['Back', goBack],
    ['Escape', (user: ReturnType<typeof renderApp>['user']) => user.keyboard('{Escape}')],
  ])('are not lost by %s without a question', async (_name, leave) => {
    const { user, layer } = await openFromPage('Modify plan', 'Modify your plan')
    await user.click(layer.getByRole('checkbox', { name: 'White label' }))
    await leave(user)
    await user.click((await dialog('Discard changes?')).getByRole('button', { name: 'Keep editing' }))
    expect(layer.getByRole('checkbox', { name: 'White label' })).toHaveProperty('checked', true)
    await leave(user)
    await user.click((await dialog('Discard changes?')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(names()).toEqual([]))
    expect(location.pathname + location.search).toBe(page)
  })
})

describe('several layers', () => {
  it('are closed by Escape one by one', async () => {
    const { user, layer } = await openFromPage('Modify plan', 'Modify your plan')
    await user.click(layer.getByRole('button', { name: 'Cancel subscription' }))
    await dialog('We will miss you')
    await user.keyboard('?')
    await dialog('Keyboard shortcuts')
    await user.keyboard('{Escape}')
    expect(names()).toEqual(['Modify your plan', 'We will miss you'])
    await user.keyboard('{Escape}')
    expect(names()).toEqual(['Modify your plan'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(names()).toEqual([]))
    expect(location.pathname + location.search).toBe(page)
  })

  it('stay while a confirmed action is in progress', async () => {
    const { user, layer } = await openFromPage('Modify plan', 'Modify your plan')
    await user.click(layer.getByRole('checkbox', { name: 'White label' }))
    await user.click(layer.getByRole('button', { name: 'Save changes' }))
    const confirm = await dialog('Save add-on changes?')
    await user.click(confirm.getByRole('button', { name: 'Confirm changes' }))
    await user.keyboard('{Escape}')
    expect(confirm.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
    expect(names()).toEqual(['Modify your plan', 'Save add-on changes?'])
    settle.reject(new CallError('internal'))
    expect(await confirm.findByText('Failed to update addons')).toBeTruthy()
    await user.click(confirm.getByRole('button', { name: 'Cancel' }))
    expect(names()).toEqual(['Modify your plan'])
  })
})
