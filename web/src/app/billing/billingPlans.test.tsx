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
const plans = async () => within(await screen.findByRole('region', { name: 'Plans' }))

/** Returns the text of the card of a plan. */
async function card(name: string) {
  const heading = (await plans()).getByRole('heading', { level: 3, name })
  return heading.closest('li')?.textContent ?? ''
}

beforeAll(() =>
  Promise.all([import('./BillingRoute.tsx'), import('../../features/billing/BillingDialogs.tsx')]),
)

let responses: Record<string, unknown[]>

beforeEach(() => {
  responses = {}
  scriptCalls(responses)
})

describe('the plans of a workspace without one', () => {
  beforeEach(() => setBillingWorld({ billing: makeBilling(null) }))

  it('show what is recommended, what to know, and what each button does', async () => {
    renderApp(page)
    expect(await card('Pay as you go')).toMatch(/^Pay as you goPopular/)
    expect(await card('Pay as you go')).toContain('Prices before tax. Cancel at any time.')
    expect(await card('Pay as you go')).toMatch(/Upgrade$/)
    expect(await card('Free')).toContain('No card needed.')
    expect(await card('Enterprise')).toMatch(/Billed as we agree with you\..*Get a demoContact sales$/)
  })

  it('have a price for each cycle and for each number of credits, with the name of its tier', async () => {
    const { user } = renderApp(page)
    expect(await card('Pay as you go')).toContain('€22 a month original €18')
    const shown = await plans()
    await user.click(shown.getByRole('radio', { name: 'Yearly' }))
    expect(await card('Pay as you go')).toContain('€219 a year')
    expect(await card('Free')).toContain('€0 a year')
    expect(await card('Enterprise')).toContain('from $1,000 a month')
    const credits = shown.getByRole('combobox', { name: 'Credits every month' })
    expect(
      within(credits)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '10,000 credits – Starter, €219',
      '50,000 credits – Starter, €439',
      '100,000 credits – Pro, €879',
      '250,000 credits – Pro, €2,199',
      '500,000 credits – Pro, €4,399',
      '1,000,000 credits – Agency, €8,799',
    ])
    await user.selectOptions(credits, '100000')
    expect(await card('Pay as you go')).toContain('€879 a year')
    await user.click(shown.getByRole('radio', { name: 'Monthly' }))
    expect(await card('Pay as you go')).toContain('€87 a month')
  })

  it('are bought as they were chosen, for the price that was shown', async () => {
    responses.subscribe = [{ state: 'active', clientSecret: '', publishableKey: 'pk' }]
    const { user } = renderApp(page)
    const shown = await plans()
    await user.click(shown.getByRole('radio', { name: 'Yearly' }))
    await user.selectOptions(shown.getByRole('combobox'), '50000')
    await user.click(shown.getByRole('button', { name: 'Upgrade' }))
    const confirm = await dialog('Confirm subscription')
    expect(confirm.getByText('A year brings twelve months of credits at once: 600,000.')).toBeTruthy()
    expect(
      confirm.getByText(/^Then €557\.53 every year, next on .*: plan and add-ons are paid a year ahead\./),
    ).toBeTruthy()
    expect(confirm.getByText(/^By continuing, you agree that your card is charged every year/)).toBeTruthy()
    expect(confirm.getByText('One more agent than your plan includes. €50 a year each.')).toBeTruthy()
    await user.click(confirm.getByRole('checkbox', { name: 'Unlimited agents' }))
    // €439 for the plan and €990 for its agents, with 27 % tax.
    expect(confirm.getByText('€1,814.83')).toBeTruthy()
    await user.click(confirm.getByRole('button', { name: 'Continue to payment' }))
    await user.click((await dialog('Payment for the plan')).getByRole('button', { name: 'Continue' }))
    const created = await dialog('Subscription Created')
    expect(
      created.getByText('Your plan is active, and its 600,000 credits are on your balance.'),
    ).toBeTruthy()
    expect(inputsOf('subscribe')[0]).toMatchObject({
      cycle: 'yearly',
      monthlyCredits: 50_000,
      quantities: { 'unlimited-agents': 1 },
      total: 181_483,
    })
  })
})

describe('the plan of a paying workspace', () => {
  const payment = (total: number) => ({
    currency: 'eur',
    lines: [{ label: 'Pay as you go', quantity: 1, amount: total }],
    subtotal: total,
    discount: 0,
    tax: 0,
    taxName: 'EU tax',
    total,
  })

  async function choose(cycle: string, credits: string) {
    const { user } = renderApp(`${page}?dialog=modify`)
    const modify = await dialog('Modify your plan')
    await user.click(modify.getByRole('radio', { name: cycle }))
    await user.selectOptions(modify.getByRole('combobox', { name: 'Credits every month' }), credits)
    await user.click(modify.getByRole('button', { name: 'Change plan' }))
    return { user, confirm: await dialog('Change your plan?') }
  }

  beforeEach(() => setBillingWorld({ billing: makeBilling() }))

  it('grows at once for the price that was shown', async () => {
    responses.previewChange = [{ at: 5000, due: payment(1234), renewal: payment(4300) }]
    responses.changePlan = [{ success: true }]
    const { user, confirm } = await choose('Monthly', '50000')
    expect(await confirm.findAllByText('€12.34')).toHaveLength(2)
    expect(confirm.getByText('Due today')).toBeTruthy()
    expect(confirm.getByText('Then €43.00 every month.')).toBeTruthy()
    expect(confirm.getByText(/^Takes effect right away\./)).toBeTruthy()
    await user.click(confirm.getByRole('button', { name: 'Change plan' }))
    expect(await screen.findByText('Plan updated successfully')).toBeTruthy()
    expect(inputsOf('previewChange')[0]).toMatchObject({ cycle: 'monthly', monthlyCredits: 50_000 })
    expect(inputsOf('changePlan')[0]).toMatchObject({
      cycle: 'monthly',
      monthlyCredits: 50_000,
      seen: { at: 5000, total: 1234 },
    })
  })

  it('shows a new price when the one that was shown is too old', async () => {
    responses.previewChange = [
      { at: 5000, due: payment(1234), renewal: null },
      { at: 9000, due: payment(1111), renewal: null },
    ]
    responses.changePlan = [
      new CallError('failed-precondition', 'The price has changed since it was shown.'),
      { success: true },
    ]
    const { user, confirm } = await choose('Yearly', '10000')
    await confirm.findAllByText('€12.34')
    await user.click(confirm.getByRole('button', { name: 'Change plan' }))
    await confirm.findAllByText('€11.11')
    expect(confirm.getByText('The price has changed since it was shown.')).toBeTruthy()
    await user.click(confirm.getByRole('button', { name: 'Change plan' }))
    await waitFor(() => expect(inputsOf('changePlan')[1]).toMatchObject({ seen: { at: 9000, total: 1111 } }))
    expect(inputsOf('changePlan')[1]?.attemptId).not.toBe(inputsOf('changePlan')[0]?.attemptId)
  })

  it('shrinks with the next payment, and costs nothing today', async () => {
    setBillingWorld({ billing: makeBilling({ cycle: 'yearly', monthlyCredits: 50_000 }) })
    responses.previewChange = [{ at: 5000, due: null, renewal: payment(2200) }]
    responses.changePlan = [{ success: true }]
    const { user, confirm } = await choose('Monthly', '10000')
    expect(await confirm.findByText('Every month')).toBeTruthy()
    expect(confirm.queryByText('Due today')).toBeNull()
    expect(confirm.getByText(/^Takes effect on .*\. Nothing is charged today/)).toBeTruthy()
    await user.click(confirm.getByRole('button', { name: 'Change plan' }))
    await waitFor(() =>
      expect(inputsOf('changePlan')[0]).toMatchObject({ cycle: 'monthly', monthlyCredits: 10_000 }),
    )
    expect(inputsOf('changePlan')[0]).not.toHaveProperty('seen')
  })

  it('shows what comes with the next payment, and cannot change while it ends', async () => {
    const nextPlan = { cycle: 'monthly', monthlyCredits: 25_000 } as const
    setBillingWorld({ billing: makeBilling({ cycle: 'yearly', monthlyCredits: 50_000, nextPlan }) })
    const { user } = renderApp(`${page}?dialog=modify`)
    const modify = await dialog('Modify your plan')
    expect(modify.getByText(/^From .*: 25,000 credits, paid every month\.$/)).toBeTruthy()
    expect(modify.getByRole('button', { name: 'Change plan' })).toHaveProperty('disabled', true)
    await user.click(modify.getByRole('radio', { name: 'Yearly' }))
    expect(modify.getByRole('button', { name: 'Change plan' })).toHaveProperty('disabled', false)
  })

  it('cannot change while its subscription ends', async () => {
    setBillingWorld({ billing: makeBilling({ endsAt: Date.now() + dayMs }) })
    renderApp(`${page}?dialog=modify`)
    const modify = await dialog('Modify your plan')
    expect(modify.getByText('You can change these once your plan is paid and not ending.')).toBeTruthy()
    expect(modify.queryByRole('button', { name: 'Change plan' })).toBeNull()
  })

  it('gets more of an add-on today or with the next payment, with both prices before', async () => {
    responses.previewChange = [{ at: 5000, due: payment(777), renewal: payment(5000) }]
    responses.changeAddons = [{ success: true }]
    const { user } = renderApp(`${page}?dialog=modify`)
    const modify = await dialog('Modify your plan')
    const seats = modify.getByRole('textbox', { name: 'Workspace seat' })
    await user.clear(seats)
    await user.type(seats, '3')
    await user.click(modify.getByRole('button', { name: 'Save changes' }))
    const confirm = await dialog('Save add-on changes?')
    const today = await confirm.findByRole('radio', { name: 'Today: €7.77 for the rest of the paid time' })
    expect(
      confirm.getByRole('radio', { name: /^With the next payment on .*: €66\.04 in total, nothing today$/ }),
    ).toHaveProperty('checked', true)
    await user.click(today)
    expect(confirm.getByText('Due today')).toBeTruthy()
    await user.click(confirm.getByRole('button', { name: 'Confirm changes' }))
    expect(await screen.findByText('Addons updated successfully')).toBeTruthy()
    expect(inputsOf('changeAddons')[0]).toMatchObject({
      quantities: { 'workspace-seat': 3 },
      now: { at: 5000, total: 777 },
    })
  })
})
