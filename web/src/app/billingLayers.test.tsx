import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../lib/call.ts'
import { CallError } from '../lib/errors.ts'
import { makeBilling, setBillingWorld } from '../test/billingWorld.ts'
import { renderApp } from '../test/renderApp.tsx'

vi.mock('../lib/live.ts', () => import('../test/fakeLive.ts'))
vi.mock('../lib/call.ts', () => ({ call: vi.fn() }))

const page = '/app/eu/billing'
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const names = () => screen.queryAllByRole('dialog').map((layer) => layer.querySelector('h2')?.textContent)

beforeAll(() => Promise.all([import('./BillingRoute.tsx'), import('../features/billing/BillingDialogs.tsx')]))

let settle: { resolve: (answer: unknown) => void; reject: (error: Error) => void }

/** What is asked of the server stays under way until the test settles it. */
beforeEach(() => {
  vi.mocked(call).mockReset().mockImplementation((name) => {
    if (name === 'listInvoices') return Promise.resolve({ invoices: [] } as never)
    if (name.startsWith('preview')) return new Promise(() => {})
    return new Promise((resolve, reject) => (settle = { resolve: (answer) => resolve(answer as never), reject }))
  })
  setBillingWorld({ billing: makeBilling() })
})

/** Opens a dialog from the page, so that there is a step of the history to go back to. */
async function openFromPage(button: string, title: string) {
  const { user } = renderApp('/app/eu/usage')
  await screen.findByRole('heading', { name: 'Usage' })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Billing' }))
  const plan = within(await screen.findByRole('region', { name: 'Current plan' }))
  await user.click(plan.getByRole('button', { name: button }))
  return { user, layer: await dialog(title) }
}

describe('several layers', () => {
  it('are closed by Escape one by one', async () => {
    const { user, layer } = await openFromPage('Modify Plan', 'Modify Your Plan')
    await user.click(layer.getByRole('button', { name: 'Cancel Subscription' }))
    await dialog('We will miss you')
    await user.keyboard('?')
    await dialog('Keyboard shortcuts')
    await user.keyboard('{Escape}')
    expect(names()).toEqual(['Modify Your Plan', 'We will miss you'])
    await user.keyboard('{Escape}')
    expect(names()).toEqual(['Modify Your Plan'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(names()).toEqual([]))
    expect(location.pathname + location.search).toBe(page)
  })

  it('stay while what was confirmed is under way', async () => {
    const { user, layer } = await openFromPage('Modify Plan', 'Modify Your Plan')
    await user.click(layer.getByRole('checkbox', { name: 'White label' }))
    await user.click(layer.getByRole('button', { name: 'Save Changes' }))
    const confirm = await dialog('Save add-on changes?')
    await user.click(confirm.getByRole('button', { name: 'Confirm changes' }))
    await user.keyboard('{Escape}')
    expect(confirm.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
    expect(names()).toEqual(['Modify Your Plan', 'Save add-on changes?'])
    settle.reject(new CallError('internal'))
    expect(await confirm.findByText('Failed to update addons')).toBeTruthy()
    await user.click(confirm.getByRole('button', { name: 'Cancel' }))
    expect(names()).toEqual(['Modify Your Plan'])
  })
})
