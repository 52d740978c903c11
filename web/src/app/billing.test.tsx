import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../lib/call.ts'
import { CallError } from '../lib/errors.ts'
import { makeBilling, setBillingWorld } from '../test/billingWorld.ts'
import { renderApp } from '../test/renderApp.tsx'

vi.mock('../lib/live.ts', () => import('../test/fakeLive.ts'))
vi.mock('../lib/call.ts', () => ({ call: vi.fn() }))

const page = '/app/eu/billing'
const plan = async () => within(await screen.findByRole('region', { name: 'Current plan' }))
const level = (region: ReturnType<typeof within>) =>
  region.getByRole('meter').nextElementSibling?.getAttribute('data-level')

// The page is large: it is compiled before the clock of the first test runs.
beforeAll(() => Promise.all([import('./BillingRoute.tsx'), import('../features/billing/BillingDialogs.tsx')]))

beforeEach(() => {
  answer({})
})

/** What the server says to each procedure; an error is thrown. */
function answer(answers: Record<string, unknown>): void {
  const known: Record<string, unknown> = { listInvoices: { invoices: [] }, ...answers }
  vi.mocked(call)
    .mockReset()
    .mockImplementation((name) => {
      const found = known[name]
      if (found instanceof Error) return Promise.reject(found)
      return found === undefined ? new Promise(() => {}) : Promise.resolve(found as never)
    })
}

const asked = (name: string) =>
  vi
    .mocked(call)
    .mock.calls.filter(([procedure]) => procedure === name)
    .map(([, input]) => input)

describe('a workspace on the free plan', () => {
  beforeEach(() => setBillingWorld())

  it('sees what it has, and that there is neither top-up nor automatic recharge', async () => {
    renderApp(page)
    const current = await plan()
    expect(current.getByRole('heading').textContent).toBe('Free Active')
    expect(current.getByText('$5.00')).toBeTruthy()
    expect(current.getByRole('button', { name: 'Top up' })).toHaveProperty('disabled', true)
    expect(current.queryByText('Next billing date')).toBeNull()
    const recharge = within(screen.getByRole('region', { name: 'Automatic recharge' }))
    expect(recharge.getByText('You are on the free plan. You cannot enable auto-recharge.')).toBeTruthy()
    expect(recharge.getByRole('switch')).toHaveProperty('disabled', true)
    expect(recharge.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('cannot be talked into a top-up by an address', async () => {
    renderApp(`${page}?dialog=topup`)
    await plan()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens what an upgrade costs under an address of its own, which Back closes', async () => {
    const { user } = renderApp(page)
    await user.click((await plan()).getByRole('button', { name: 'Upgrade' }))
    await screen.findByRole('dialog', { name: 'Confirm Subscription' })
    expect(location.search).toBe('?dialog=upgrade')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('settles currency and tax by the country', async () => {
    const { user } = renderApp(`${page}?dialog=upgrade`)
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Country'), 'GB')
    expect(
      dialog.getByText('You pay in GBP, with 35% UK tax. This stays as it is once you have a card.'),
    ).toBeTruthy()
    expect(dialog.getByText('£27.00')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('Country'), 'JP')
    expect(dialog.getByText(/^You pay in USD, without tax/)).toBeTruthy()
  })

  it('offers the plans, and a conversation about the largest', async () => {
    renderApp(page)
    const plans = within(await screen.findByRole('region', { name: 'Plans' }))
    expect(plans.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Free',
      'Pay as you go',
      'Enterprise',
    ])
    expect(plans.getByRole('link', { name: 'Get a demo' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(plans.getByRole('link', { name: 'Contact sales' })).toBeTruthy()
  })
})

describe('a discount code', () => {
  const quarter = { name: 'Quarter', percentOff: 25, amountOff: null, duration: 'once' }

  async function openCode() {
    setBillingWorld({ billing: makeBilling(null) })
    const { user } = renderApp(`${page}?dialog=upgrade`)
    const dialog = within(await screen.findByRole('dialog'))
    return { user, dialog, apply: () => user.click(dialog.getByRole('button', { name: 'Apply' })) }
  }

  it('has to be typed, and to be known', async () => {
    answer({
      previewSubscription: new CallError('invalid-argument', undefined, {
        discountCode: 'Invalid discount code',
      }),
    })
    const { user, dialog, apply } = await openCode()
    await apply()
    expect(dialog.getByText('Please enter a discount code')).toBeTruthy()
    await user.type(dialog.getByLabelText('Discount code'), 'NOSUCH')
    await apply()
    expect(await dialog.findByText('Invalid discount code')).toBeTruthy()
  })

  it('comes off before the tax, once, and can be taken away again', async () => {
    const payment = {
      currency: 'eur',
      lines: [{ label: 'Pay as you go', quantity: 1, amount: 2200 }],
      subtotal: 2200,
      discount: 550,
      tax: 446,
      taxName: 'EU tax',
      total: 2096,
      offer: quarter,
    }
    answer({ previewSubscription: payment })
    const { user, dialog, apply } = await openCode()
    await user.type(dialog.getByLabelText('Discount code'), 'QUARTER')
    await apply()
    expect(await dialog.findByText('25% off the first month')).toBeTruthy()
    expect(dialog.getByText('−€5.50')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Remove code' }))
    expect(dialog.getByText('€20.96')).toBeTruthy()
    expect(dialog.getByText(/^Then €27.94 every month/)).toBeTruthy()
    answer({})
    await user.click(dialog.getByRole('button', { name: 'Remove code' }))
    expect(dialog.queryByText('−€5.50')).toBeNull()
    expect(document.activeElement).toBe(dialog.getByLabelText('Discount code'))
  })

  /**
   * Has the server wait with what a code takes off until it is told to, by the country that it was asked for.
   */
  function holdOffers() {
    const held = new Map<string, (offer: typeof quarter) => void>()
    vi.mocked(call).mockImplementation((name, input) => {
      const { country, discountCode } = input as { country: string; discountCode: string }
      if (name !== 'previewSubscription' || !discountCode) return new Promise(() => {})
      return new Promise((resolve) => held.set(country, (offer) => resolve({ offer } as never)))
    })
    return (country: string) => waitFor(() => held.get(country)!(quarter))
  }

  it('that is checked undoes nothing that was changed meanwhile', async () => {
    const { user, dialog, apply } = await openCode()
    const offerFor = holdOffers()
    await user.type(dialog.getByLabelText('Discount code'), 'QUARTER')
    await apply()
    await user.click(dialog.getByRole('checkbox', { name: 'White label' }))
    await offerFor('AT')
    expect(await dialog.findByText('25% off the first month')).toBeTruthy()
    expect(dialog.getByRole('checkbox', { name: 'White label' })).toHaveProperty('checked', true)
  })

  it('is checked for the country that was chosen last, and nobody goes on without it', async () => {
    setBillingWorld()
    const { user } = renderApp(`${page}?dialog=upgrade`)
    const dialog = within(await screen.findByRole('dialog'))
    const offerFor = holdOffers()
    await user.type(dialog.getByLabelText('Discount code'), 'QUARTER')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await user.selectOptions(dialog.getByLabelText('Country'), 'DE')
    await offerFor('US')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Continue to Payment' })).toHaveProperty('disabled', true),
    )
    await user.selectOptions(dialog.getByLabelText('Country'), 'GB')
    await offerFor('DE')
    await offerFor('GB')
    expect(await dialog.findByText('25% off the first month')).toBeTruthy()
    expect(dialog.getByText('−£5.00')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Continue to Payment' })).toHaveProperty('disabled', false)
  })
})

describe('a workspace with a subscription', () => {
  it('sees when it pays next, what the month has cost, and how much is used', async () => {
    setBillingWorld({
      billing: makeBilling(),
      rows: [{ amount: 60_000_000 }, { amount: 9_000_000, at: Date.now() - 11 * 86_400_000 }],
    })
    renderApp(page)
    const current = await plan()
    expect(current.getByRole('heading').textContent).toBe('Pay as you go Active')
    expect(current.getByText('Next billing date')).toBeTruthy()
    expect(current.getByText('$6.0000')).toBeTruthy()
    expect(level(current)).toBe('warning')
    expect(current.getByRole('button', { name: 'Modify Plan' })).toBeTruthy()
    expect(screen.getByText('original €18').parentElement?.textContent).toBe('€22 a month original €18')
  })

  it.each([
    [49_000_000, 'good'],
    [51_000_000, 'warning'],
    [210_000_000, 'bad'],
  ])('shows %d units used of it as %s', async (amount, expected) => {
    setBillingWorld({ billing: makeBilling(), rows: [{ amount }] })
    renderApp(page)
    expect(level(await plan())).toBe(expected)
  })

  it('says when it will end, and no next billing date', async () => {
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
  ] as const)('that is %s on day %d of its month is on %s', async (status, day, heading) => {
    setBillingWorld({ billing: makeBilling({ status, startedAt: Date.now() - day * 86_400_000 }) })
    renderApp(page)
    expect((await plan()).getByRole('heading').textContent).toBe(heading)
    expect(screen.getAllByRole('button', { name: 'Update card' }).length).toBe(
      status === 'past_due' || status === 'unpaid' ? 2 : 1,
    )
  })

  it('lists its invoices with what they came to', async () => {
    answer({
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
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'AU-0001',
      'Oct 3, 2026',
      '€53.34',
      'Paid',
      '',
    ])
    expect(row.getByRole('link').getAttribute('href')).toBe('https://pay.example/1')
    expect(screen.getByText('Top-up').closest('tr')?.textContent).toBe('Top-upOct 9, 2026€12.70Paid')
  })
})

describe('automatic recharge', () => {
  const recharge = async () => within(await screen.findByRole('region', { name: 'Automatic recharge' }))

  it('says in a sentence what it will do, and keeps it only when saved', async () => {
    answer({ setAutoRecharge: { success: true } })
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
    expect(asked('setAutoRecharge')).toEqual([])
    await user.click(card.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Autocharge settings saved!')).toBeTruthy()
    expect(asked('setAutoRecharge')).toEqual([
      {
        region: 'eu',
        workspaceId: 'ann',
        settings: { isOn: true, threshold: 500, amount: 10, monthlyLimit: 0 },
      },
    ])
  })

  it('keeps what is moved while it is saved', async () => {
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

  it.each([
    [new CallError('failed-precondition', 'Add a card first.'), 'Error: Add a card first.'],
    [new CallError('internal'), 'Failed to save settings'],
  ])('says why it was not saved: %s', async (error, text) => {
    answer({ setAutoRecharge: error })
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

  it('can be taken up again after a pause', async () => {
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
    expect(card.getByText(/^Paused: your card was declined/)).toBeTruthy()
    expect(card.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
  })
})
