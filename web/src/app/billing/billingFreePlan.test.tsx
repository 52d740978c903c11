import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { makeBilling, setBillingWorld } from '../../test/billingWorld.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const page = '/app/eu/billing'
const plan = async () => within(await screen.findByRole('region', { name: 'Current plan' }))

// The page is large: it is compiled before the first test's timeout starts.
beforeAll(() =>
  Promise.all([import('./BillingRoute.tsx'), import('../../features/billing/BillingDialogs.tsx')]),
)

beforeEach(() => {
  answerCalls({})
})

describe('a workspace on the free plan', () => {
  beforeEach(() => setBillingWorld())

  it('shows its limits, and that there is neither top-up nor automatic recharge', async () => {
    renderApp(page)
    const current = await plan()
    expect(current.getByRole('heading').textContent).toBe('Free Active')
    expect(current.getByText('$5.00')).toBeTruthy()
    expect(current.queryByRole('button', { name: 'Top up' })).toBeNull()
    expect(current.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Upgrade'])
    expect(current.queryByText('Next billing date')).toBeNull()
    const recharge = within(screen.getByRole('region', { name: 'Automatic recharge' }))
    expect(recharge.getByText('You are on the free plan. You cannot enable auto-recharge.')).toBeTruthy()
    expect(recharge.queryByRole('switch')).toBeNull()
    expect(recharge.queryByRole('slider')).toBeNull()
    expect(recharge.queryByRole('button')).toBeNull()
  })

  it('opens no top-up from a URL', async () => {
    renderApp(`${page}?dialog=topup`)
    await plan()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the price of an upgrade under its own URL, which Back closes', async () => {
    const { user } = renderApp(page)
    await user.click((await plan()).getByRole('button', { name: 'Upgrade' }))
    await screen.findByRole('dialog', { name: 'Confirm subscription' })
    expect(location.search).toBe('?dialog=upgrade')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('begins with the add-on that brought the person to the upgrade', async () => {
    renderApp(`${page}?dialog=upgrade&addon=whitelabel-new`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm subscription' }))
    expect(dialog.getByRole('checkbox', { name: 'White label' })).toHaveProperty('checked', true)
    expect(dialog.getByText('$70.00')).toBeTruthy()
  })

  it('shows the benefits of an upgrade in its plan, and can neither add nor cancel anything', async () => {
    const { user } = renderApp(`${page}?dialog=modify`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Modify your plan' }))
    expect(dialog.getByText('Nothing is charged on this plan.')).toBeTruthy()
    const addons = within(dialog.getByRole('list', { name: 'Available add-ons' }))
    expect(addons.getAllByRole('listitem')).toHaveLength(7)
    expect(addons.queryByRole('textbox')).toBeNull()
    expect(addons.queryByRole('checkbox')).toBeNull()
    expect(dialog.getByText('You need an active subscription to add addons')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Save changes' })).toBeNull()
    expect(dialog.queryByText('We will miss you')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Upgrade' }))
    await screen.findByRole('dialog', { name: 'Confirm subscription' })
  })

  it('determines currency and tax by the country', async () => {
    const { user } = renderApp(`${page}?dialog=upgrade`)
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Country'), 'GB')
    expect(
      dialog.getByText('You pay in GBP, with 35% UK tax. This is fixed once you add a card.'),
    ).toBeTruthy()
    expect(dialog.getByText('£27.00')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('Country'), 'JP')
    expect(dialog.getByText(/^You pay in USD, without tax/)).toBeTruthy()
  })

  it('shows the amount to pay beside the choices, and on a phone above the button', async () => {
    renderApp(`${page}?dialog=upgrade`)
    const wide = within(await screen.findByRole('dialog'))
    expect(wide.getByText('What you pay')).toBeTruthy()
    expect(wide.getByText('Due today').closest('footer')).toBeNull()
    cleanup()
    const width = window.innerWidth
    Object.assign(window, { innerWidth: 375 })
    renderApp(`${page}?dialog=upgrade`)
    const narrow = within(await screen.findByRole('dialog'))
    expect(narrow.queryByText('What you pay')).toBeNull()
    expect(narrow.getByText('Due today').closest('footer')?.textContent).toMatch(
      /^Pay as you go\$20.00Due today\$20.00/,
    )
    Object.assign(window, { innerWidth: width })
  })

  it('offers the plans, and a contact for the largest', async () => {
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

  it('must be typed, and must exist', async () => {
    answerCalls({
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

  it('is deducted once before tax, and can be removed again', async () => {
    const payment = {
      currency: 'eur',
      lines: [{ label: 'Pay as you go', quantity: 1, amount: 2200 }],
      subtotal: 2200,
      discount: 550,
      tax: 446,
      taxName: 'EU tax',
      total: 2096,
      offer: quarter,
      later: 2794,
    }
    answerCalls({
      previewSubscription: ({ discountCode }: { discountCode: string }) =>
        discountCode ? payment : undefined,
    })
    const { user, dialog, apply } = await openCode()
    await user.type(dialog.getByLabelText('Discount code'), 'QUARTER')
    await apply()
    expect(await dialog.findByText('25% off the first month')).toBeTruthy()
    expect(dialog.getByText('−€5.50')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Remove code' }))
    expect(dialog.getByText('€20.96')).toBeTruthy()
    expect(dialog.getByText(/^Then €27.94 every month/)).toBeTruthy()
    answerCalls({})
    await user.click(dialog.getByRole('button', { name: 'Remove code' }))
    expect(dialog.queryByText('−€5.50')).toBeNull()
    expect(document.activeElement).toBe(dialog.getByLabelText('Discount code'))
  })

  /** Makes the server's discount wait until the test resolves it, by the requested country. */
  function holdOffers() {
    const pending = new Map<string, (offer: typeof quarter) => void>()
    vi.mocked(call).mockImplementation((name, input) => {
      const { country, discountCode } = input as { country: string; discountCode: string }
      if (name !== 'previewSubscription' || !discountCode) return new Promise(() => {})
      return new Promise((resolve) => pending.set(country, (offer) => resolve({ offer } as never)))
    })
    return (country: string) => waitFor(() => pending.get(country)!(quarter))
  }

  it('keeps changes that are made while it is checked', async () => {
    const { user, dialog, apply } = await openCode()
    const offerFor = holdOffers()
    await user.type(dialog.getByLabelText('Discount code'), 'QUARTER')
    await apply()
    await user.click(dialog.getByRole('checkbox', { name: 'White label' }))
    await offerFor('AT')
    expect(await dialog.findByText('25% off the first month')).toBeTruthy()
    expect(dialog.getByRole('checkbox', { name: 'White label' })).toHaveProperty('checked', true)
  })

  it('is checked for the country that was selected last, and blocks the form meanwhile', async () => {
    setBillingWorld()
    const { user } = renderApp(`${page}?dialog=upgrade`)
    const dialog = within(await screen.findByRole('dialog'))
    const offerFor = holdOffers()
    await user.type(dialog.getByLabelText('Discount code'), 'QUARTER')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await user.selectOptions(dialog.getByLabelText('Country'), 'DE')
    await offerFor('US')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Continue to payment' })).toHaveProperty('disabled', true),
    )
    await user.selectOptions(dialog.getByLabelText('Country'), 'GB')
    await offerFor('DE')
    await offerFor('GB')
    expect(await dialog.findByText('25% off the first month')).toBeTruthy()
    expect(dialog.getByText('−£5.00')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Continue to payment' })).toHaveProperty('disabled', false)
  })
})
