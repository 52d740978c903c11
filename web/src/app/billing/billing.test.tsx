import { act, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '@parley/functions/shared/durations'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { startOfMonth } from '../../lib/formats/formats.ts'
import { makeBilling, setBillingWorld } from '../../test/billingWorld.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { inputsOf } from '../../test/scriptCalls.ts'
import { renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const page = '/app/eu/billing'
const plan = async () => within(await screen.findByRole('region', { name: 'Current plan' }))
const level = (region: ReturnType<typeof within>) =>
  region.getByRole('meter').nextElementSibling?.getAttribute('data-level')

// The page is large: it is compiled before the first test's timeout starts.
beforeAll(() =>
  Promise.all([import('./BillingRoute.tsx'), import('../../features/billing/BillingDialogs.tsx')]),
)

beforeEach(() => {
  answerCalls({})
})

describe('a workspace with a subscription', () => {
  it('shows the next payment, the cost of the month, and the usage', async () => {
    const monthBegan = startOfMonth(Date.now())
    setBillingWorld({
      billing: makeBilling(),
      rows: [
        { amount: 59_000_000 },
        { amount: 1_000_000, at: monthBegan },
        { amount: 9_000_000, at: monthBegan - 1 },
      ],
    })
    renderApp(page)
    const current = await plan()
    expect(current.getByRole('heading').textContent).toBe('Pay as you go Active')
    expect(current.getByText('Next billing date')).toBeTruthy()
    expect(current.getByText('$6.00').textContent).toBe('$6.0000')
    expect(level(current)).toBe('warning')
    expect(current.getByRole('button', { name: 'Modify plan' })).toBeTruthy()
    expect(screen.getByText('original €18').parentElement?.textContent).toBe('€22 a month original €18')
  })

  it.each([
    ['the free plan', null],
    ['a subscription that has just begun', makeBilling({ startedAt: Date.now() })],
  ])('shows on %s the usage that the report of this month shows', async (_, billing) => {
    setBillingWorld({ billing, rows: [{ amount: 950_000, at: startOfMonth(Date.now()) }] })
    const { user } = renderApp(page)
    const current = await plan()
    expect(current.getByText('$0.09').textContent).toBe('$0.0950')
    expect(current.getByRole('meter').getAttribute('aria-valuetext')).toBe(
      '95 of 5,095 credits used this month',
    )
    await user.click(screen.getByRole('link', { name: 'Usage' }))
    const consumed = (await screen.findByText('Credits consumed')).nextElementSibling
    expect(consumed?.firstElementChild?.textContent).toBe('95')
  })

  it.each([
    [49_000_000, 'good'],
    [51_000_000, 'warning'],
    [210_000_000, 'bad'],
  ])('shows %d units of usage as %s', async (amount, expected) => {
    setBillingWorld({ billing: makeBilling(), rows: [{ amount }] })
    renderApp(page)
    expect(level(await plan())).toBe(expected)
  })

  it('shows when it ends, and no next billing date', async () => {
    setBillingWorld({ billing: makeBilling({ endsAt: new Date(2027, 0, 5).getTime() }) })
    renderApp(page)
    expect((await plan()).queryByText('Next billing date')).toBeNull()
    expect(screen.getByText('Jan 5, 2027')).toBeTruthy()
  })

  it.each([
    ['past_due', 2, 'Pay as you go Past due'],
    ['past_due', 8, 'Free Active'],
    ['unpaid', 2, 'Free Active'],
    ['cancelled', 2, 'Free Active'],
    ['trialing', 8, 'Pay as you go Trialing'],
  ] as const)('whose subscription is %s on day %d of its month is on %s', async (status, day, heading) => {
    setBillingWorld({ billing: makeBilling({ status, startedAt: Date.now() - day * dayMs }) })
    renderApp(page)
    expect((await plan()).getByRole('heading').textContent).toBe(heading)
    expect(screen.getAllByRole('button', { name: 'Update card' }).length).toBe(
      status === 'past_due' || status === 'unpaid' ? 2 : 1,
    )
  })

  it('lists its invoices with their amounts', async () => {
    answerCalls({
      listInvoices: {
        invoices: [
          {
            id: 'att',
            kind: 'topUp',
            number: '',
            at: new Date(2026, 9, 9).getTime(),
            currency: 'eur',
            total: 1270,
            isPaid: true,
            url: '',
          },
          {
            id: 'in_1',
            kind: 'plan',
            number: 'AU-0001',
            at: new Date(2026, 9, 3).getTime(),
            currency: 'eur',
            total: 5334,
            isPaid: true,
            url: 'https://pay.example/1',
          },
        ],
      },
    })
    setBillingWorld({ billing: makeBilling() })
    renderApp(page)
    const row = within((await screen.findByText('AU-0001')).closest('tr')!)
    expect(row.getByRole('rowheader').textContent).toBe('AU-0001')
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Oct 3, 2026',
      '€53.34',
      'Paid',
      '',
    ])
    expect(row.getByRole('link').getAttribute('href')).toBe('https://pay.example/1')
    expect(screen.getByText('Top-up').closest('tr')?.textContent).toBe('Top-upOct 9, 2026€12.70Paid')
  })
})

describe('automatic recharge on the billing page', () => {
  const recharge = async () => within(await screen.findByRole('region', { name: 'Automatic recharge' }))

  it('explains its effect in a sentence, and is stored only when saved', async () => {
    answerCalls({ setAutoRecharge: { success: true } })
    setBillingWorld({ billing: makeBilling() })
    const { user } = renderApp(page)
    const card = await recharge()
    expect(card.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    await user.click(card.getByRole('switch'))
    expect(card.getByText(/and never charge more than €100 in a month, tax included\.$/)).toBeTruthy()
    card.getByRole('slider', { name: 'Add credit for' }).focus()
    await user.keyboard('{ArrowRight}')
    card.getByRole('slider', { name: 'Monthly limit' }).focus()
    await user.keyboard('{Home}')
    expect(card.getAllByText('No Limit')).toHaveLength(2)
    expect(
      card.getByText(
        /^When your balance falls below 500 credits, we charge €10 before tax, which adds 11,363 credits, as often as needed/,
      ),
    ).toBeTruthy()
    expect(inputsOf('setAutoRecharge')).toEqual([])
    await user.click(card.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Autocharge settings saved!')).toBeTruthy()
    expect(inputsOf('setAutoRecharge')).toEqual([
      {
        region: 'eu',
        workspaceId: 'ann',
        settings: { isOn: true, threshold: 500, amount: 10, monthlyLimit: 0 },
      },
    ])
  })

  it('keeps a slider that is moved during a save', async () => {
    let finish = (_answer: never) => {}
    setBillingWorld({ billing: makeBilling() })
    const { user } = renderApp(page)
    const card = await recharge()
    await user.click(card.getByRole('switch'))
    vi.mocked(call).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    await user.click(card.getByRole('button', { name: 'Save' }))
    card.getByRole('slider', { name: 'Add credit for' }).focus()
    await user.keyboard('{ArrowRight}')
    finish({ success: true } as never)
    expect(await screen.findByText('Autocharge settings saved!')).toBeTruthy()
    expect(card.getByRole('slider', { name: 'Add credit for' }).getAttribute('aria-valuenow')).toBe('10')
  })

  it("shows a colleague's saved values, but not over a slider that is being moved", async () => {
    const saved = { isOn: true, threshold: 500, amount: 5, monthlyLimit: 100, state: 'idle' }
    setBillingWorld({ billing: makeBilling(), autoRecharge: saved })
    const { user } = renderApp(page)
    const card = await recharge()
    card.getByRole('slider', { name: 'Add credit for' }).focus()
    await user.keyboard('{ArrowRight}')
    act(() =>
      setBillingWorld({
        billing: makeBilling(),
        autoRecharge: { ...saved, isOn: false, amount: 20 },
      }),
    )
    expect(card.getByRole('switch')).toHaveProperty('checked', false)
    expect(card.getByRole('slider', { name: 'Add credit for' }).getAttribute('aria-valuenow')).toBe('10')
    expect(card.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
  })

  it("reports the server's refusal of the monthly limit at the form", async () => {
    const reason = 'At least what one recharge costs with tax.'
    answerCalls({ setAutoRecharge: new CallError('invalid-argument', undefined, { monthlyLimit: reason }) })
    setBillingWorld({ billing: makeBilling() })
    const { user } = renderApp(page)
    const card = await recharge()
    await user.click(card.getByRole('switch'))
    await user.click(card.getByRole('button', { name: 'Save' }))
    expect((await card.findByRole('alert')).textContent).toBe(reason)
  })

  it.each([
    [new CallError('failed-precondition', 'Add a card first.'), 'Error: Add a card first.'],
    [new CallError('internal'), 'Failed to save settings'],
  ])('reports why it was not saved: %s', async (error, text) => {
    answerCalls({ setAutoRecharge: error })
    setBillingWorld({
      billing: makeBilling(),
      autoRecharge: { isOn: true, threshold: 500, amount: 5, monthlyLimit: 100, state: 'idle' },
    })
    const { user } = renderApp(page)
    const card = await recharge()
    await user.click(card.getByRole('switch'))
    await user.click(card.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(card.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
  })

  it('can be resumed after a pause', async () => {
    setBillingWorld({
      billing: makeBilling(),
      autoRecharge: {
        isOn: true,
        threshold: 500,
        amount: 5,
        monthlyLimit: 100,
        state: 'paused',
        reason: 'declined',
      },
    })
    renderApp(page)
    const card = await recharge()
    expect(card.getByText(/^Paused\. Your card was declined/)).toBeTruthy()
    expect(card.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
  })
})
