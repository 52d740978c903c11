import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('topping up', () => {
  const done = { state: 'succeeded', clientSecret: '', publishableKey: 'pk', failure: '' }

  async function openTopUp() {
    const { user } = renderApp(`${page}?dialog=topup`)
    const top = await dialog('Add to credit balance')
    const amount = top.getByLabelText('Amount')
    const set = async (text: string) => {
      await user.clear(amount)
      await user.type(amount, text)
    }
    return { user, top, set, confirm: top.getByRole('button', { name: 'Confirm payment' }) }
  }

  it("sends nothing below five, and shows the card's charge with tax", async () => {
    const { user, top, set, confirm } = await openTopUp()
    await set('4.99')
    expect(confirm).toHaveProperty('disabled', true)
    await user.keyboard('{Enter}')
    expect(inputsOf('topUp')).toEqual([])
    await set('12.5')
    expect(confirm).toHaveProperty('disabled', false)
    expect(top.getByText('€15.88')).toBeTruthy()
    expect(top.getByText('14,204 credits')).toBeTruthy()
    expect(top.getByText('One credit costs €0.00088.')).toBeTruthy()
  })

  it('shows how much of it repays a debt', async () => {
    setBillingWorld({
      billing: makeBilling(),
      documents: { 'eu/wallets/ws_ann': { balance: 0, leased: 0, debt: 20_000_000 } },
    })
    const { set, top } = await openTopUp()
    expect(screen.getByText(/^2,000 credits were refunded after use/)).toBeTruthy()
    await set('12.5')
    expect(top.getByText(/^2,000 of them cover credits .* 12,204 are added to your balance.$/)).toBeTruthy()
    await set('1')
    expect(top.getByText(/ 0 are added to your balance.$/)).toBeTruthy()
  })

  it('leaves the input unchanged: an empty field stays empty, and an excess is reported, not cut', async () => {
    const { user, top, confirm } = await openTopUp()
    const field = top.getByRole('textbox', { name: 'Amount' })
    await user.clear(field)
    expect(field).toHaveProperty('value', '')
    await user.type(field, '4')
    expect(field).toHaveProperty('value', '€4')
    expect(top.getByText('At least €5.')).toBeTruthy()
    expect(confirm).toHaveProperty('disabled', true)
    await user.clear(field)
    await user.type(field, '10001')
    expect(top.getByText('At most €10,000.')).toBeTruthy()
    expect(confirm).toHaveProperty('disabled', true)
  })

  it("completes with the server's response", async () => {
    responses.topUp = [done]
    const { user, set, confirm } = await openTopUp()
    await set('5')
    await user.click(confirm)
    expect(await screen.findByText('Successfully topped up balance')).toBeTruthy()
    expect(inputsOf('topUp')[0]).toMatchObject({ region: 'eu', workspaceId: 'ann', amount: 500 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('retries under the same id while the outcome is unknown, and under another after a decline', async () => {
    responses.topUp = [
      new CallError('unavailable'),
      { state: 'failed', clientSecret: '', publishableKey: 'pk', failure: 'cardFundsMissing' },
      new CallError('internal'),
    ]
    const { user, top, confirm } = await openTopUp()
    await user.click(confirm)
    expect(await top.findByText(/^We can’t reach the server/)).toBeTruthy()
    await user.click(confirm)
    expect(await top.findByText('Your card doesn’t have enough funds. Use another card.')).toBeTruthy()
    await user.click(confirm)
    expect(await top.findByText('Failed to top up balance')).toBeTruthy()
    const [first, second, third] = inputsOf('topUp').map(({ attemptId }) => attemptId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  /** Makes a first payment without a response, after which the page is opened again. */
  async function leaveUnanswered(state: string) {
    responses.topUp = [new CallError('unavailable')]
    const { user, top, confirm } = await openTopUp()
    await user.click(confirm)
    await top.findByText(/^We can’t reach the server/)
    cleanup()
    const attemptId = inputsOf('topUp')[0]?.attemptId
    setBillingWorld({
      billing: makeBilling(),
      documents: { [`eu/purchases/ann_${String(attemptId)}`]: { state } },
    })
    return attemptId
  }

  it('starts a new one if the earlier one has arrived meanwhile, and reports that first', async () => {
    const earlier = await leaveUnanswered('succeeded')
    responses.topUp = [new CallError('unavailable'), done]
    const { user, top, set, confirm } = await openTopUp()
    expect(top.getByText(/An earlier payment of €10 has reached your balance/)).toBeTruthy()
    await set('12')
    expect(top.queryByText(/An earlier payment/)).toBeNull()
    await set('10')
    await user.click(confirm)
    await top.findByText(/^We can’t reach the server/)
    await user.click(confirm)
    expect(await screen.findByText('Successfully topped up balance')).toBeTruthy()
    const [, first, second] = inputsOf('topUp').map(({ attemptId }) => attemptId)
    expect(first).not.toBe(earlier)
    expect(second).toBe(first)
  })

  it('continues the earlier one while its outcome is unknown', async () => {
    const earlier = await leaveUnanswered('created')
    responses.topUp = [done]
    const { user, top, confirm } = await openTopUp()
    expect(top.getByText(/is still open/)).toBeTruthy()
    await user.click(confirm)
    expect(await screen.findByText('Successfully topped up balance')).toBeTruthy()
    expect(inputsOf('topUp')[1]?.attemptId).toBe(earlier)
  })
})
