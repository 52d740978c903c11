import { act, screen, within } from '@testing-library/react'
import { catalogueSeed } from '@parley/functions/shared/catalogueSeed'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../lib/call.ts'
import { CallError } from '../lib/errors.ts'
import { readList } from '../lib/firestore.ts'
import { makeBilling, setBillingWorld } from '../test/billingWorld.ts'
import { reopen, setWorld } from '../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../test/renderApp.tsx'

vi.mock('../lib/live.ts', () => import('../test/fakeLive.ts'))
vi.mock('../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../lib/firestore.ts', () => ({ readList: vi.fn() }))

const page = '/app/eu/billing'

beforeAll(() => Promise.all([import('./BillingRoute.tsx'), import('../features/billing/BillingDialogs.tsx')]))

beforeEach(() => {
  reopen.mockReset()
  vi.mocked(call)
    .mockReset()
    .mockReturnValue(new Promise(() => {}))
})

it.each([
  ['is missing', null],
  ['is refused', new CallError('permission-denied')],
])('a workspace that %s is an error, though nothing has to be paid', async (_how, workspace) => {
  setBillingWorld({ documents: { 'eu/users/ann': workspace } })
  renderApp(page)
  expect(await screen.findByText('Error: Cannot access workspace information')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Current plan' })).toBeNull()
})

it('a dialog proposes where the workspace is, not where the browser is', async () => {
  setBillingWorld({ documents: { 'eu/users/ann': new Promise(() => {}) } })
  renderApp(`${page}?dialog=upgrade`)
  await screen.findByLabelText('Loading billing')
  expect(screen.queryByRole('dialog')).toBeNull()
  const workspace = annsDocuments(0)['eu/users/ann'] as { internal: object }
  act(() =>
    setBillingWorld({
      documents: { 'eu/users/ann': { ...workspace, internal: { ...workspace.internal, countryCode: 'NZ' } } },
    }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Subscription' }))
  expect(dialog.getByLabelText('Country')).toHaveProperty('value', 'NZ')
})

it('a plan that is in no price list is asked for anew', async () => {
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

it('a month with more entries than can be read has cost more than their sum', async () => {
  const row = {
    messageId: 'm',
    conversationId: 'c',
    agentId: 'a',
    at: Date.now(),
    amount: 10_000,
    model: 'gpt-4o',
    inputTokens: 6,
    outputTokens: 3,
    rule: 'r',
  }
  const items = Array.from({ length: 100 }, (_, index) => ({
    lease: `l${index}`,
    at: row.at,
    amount: 10_000,
    position: 0,
    rows: [row],
  }))
  vi.mocked(readList).mockResolvedValue({ items, brokenIds: [] })
  setWorld({
    documents: { ...annsDocuments(0), 'eu/billing/ann': makeBilling() },
    lists: { 'eu/wallets/ws_ann/usage': { items, brokenIds: [] } },
  })
  renderApp(page)
  expect(await screen.findByText('More than $0.1000')).toBeTruthy()
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe(
    'More than 100.0 credits used this month',
  )
})
