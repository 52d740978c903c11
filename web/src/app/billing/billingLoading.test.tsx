import { act, screen, within } from '@testing-library/react'
import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { readList } from '../../lib/firestore/firestore.ts'
import { makeBilling, setBillingWorld } from '../../test/billingWorld.ts'
import { reads, reopen, setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/firestore/firestore.ts', () => ({ readList: vi.fn() }))

const page = '/app/eu/billing'

beforeAll(() =>
  Promise.all([import('./BillingRoute.tsx'), import('../../features/billing/BillingDialogs.tsx')]),
)

beforeEach(() => {
  reopen.mockReset()
  vi.mocked(call)
    .mockReset()
    .mockReturnValue(new Promise(() => {}))
})

describe('the billing page while it loads', () => {
  it.each([
    ['is not set', null],
    ['is refused', new CallError('permission-denied')],
  ])('shows an error for a workspace that %s, though nothing is due', async (_how, workspace) => {
    setBillingWorld({ documents: { 'eu/users/ann': workspace } })
    renderApp(page)
    expect(await screen.findByText('Error: Cannot access workspace information')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Current plan' })).toBeNull()
  })

  it("proposes the workspace's country in a dialog, not the browser's", async () => {
    setBillingWorld({ documents: { 'eu/users/ann': new Promise(() => {}) } })
    renderApp(`${page}?dialog=upgrade`)
    await screen.findByLabelText('Loading billing')
    expect(screen.queryByRole('dialog')).toBeNull()
    const workspace = annsDocuments(0)['eu/users/ann'] as { internal: object }
    act(() =>
      setBillingWorld({
        documents: {
          'eu/users/ann': { ...workspace, internal: { ...workspace.internal, countryCode: 'NZ' } },
        },
      }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm subscription' }))
    expect(dialog.getByLabelText('Country')).toHaveProperty('value', 'NZ')
  })

  it('requests a plan again that is missing in the price list', async () => {
    const plans = catalogueSeed.plans.filter(({ key }) => key !== 'pay_as_you_go')
    setBillingWorld({
      billing: makeBilling(),
      documents: { 'na/catalogue/current': { ...catalogueSeed, plans } },
    })
    const { user } = renderApp(page)
    expect(await screen.findByText('Error: Plan not found')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reopen.mock.calls).toEqual([['na/catalogue/current']])
  })

  it('needs at most five documents for the cost of a month, however high the usage was', async () => {
    const items = Array.from({ length: 1_000 }, (_, index) => ({
      lease: `l${index}`,
      at: Date.now() - index,
      amount: 10_000,
      position: (999 - index) * 10_000,
      rows: [],
    }))
    setWorld({
      documents: {
        ...annsDocuments(0),
        'eu/billing/ann': makeBilling(),
        'eu/wallets/ws_ann': { balance: 49_000_000, leased: 1_000_000, filled: 60_000_000 },
      },
      lists: { 'eu/wallets/ws_ann/usage': { items, brokenIds: [] } },
    })
    reads.clear()
    renderApp(page)
    expect((await screen.findByText('$1.00')).textContent).toBe('$1.0000')
    expect(readList).not.toHaveBeenCalled()
    const ofUsage = [...reads].filter(([place]) => place.includes('/usage'))
    expect(ofUsage.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(5)
  })
})
