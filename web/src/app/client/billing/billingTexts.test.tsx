import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/errors.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
import { setWorld } from '../../../test/fakeLive.ts'
import { billing, openBillingDashboard as open, own } from '../../../test/openBillingDashboard.tsx'

vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))

beforeEach(() => setWorld({ documents: {}, lists: {} }))

const internal = new CallError('internal', 'Oops')
const slider = (name: string) => screen.findByRole('slider', { name })

describe('a client’s Billing Dashboard and its texts', () => {
  it('has all parts in their order, with the credits to one decimal and a link for each payment', async () => {
    const bought = {
      units: 25_000_000,
      total: 1_000,
      receiptUrl: 'https://pay.example/r',
      isPlan: false,
      owed: 0,
      refunded: 0,
    }
    const purchases = [1, 2].map((id) => ({ ...bought, id: `${id}`, at: id, state: 'delivered' }))
    open([{ ...billing, plan: own, purchases }])
    const dialog = within(await screen.findByRole('dialog', { name: 'Billing Dashboard' }))
    expect(await dialog.findByText('5,000.0')).toBeTruthy()
    const titles = dialog.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(titles).toEqual([
      'Billing Dashboard',
      'Available Credits',
      'Subscription',
      'Subscription Plans',
      'Starter',
      'Pro',
      'Purchase Credits',
      'Auto-Recharge',
      'Payment Method',
      'Recent Invoices',
    ])
    const links = dialog.getAllByRole('link', { name: 'Receipt' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://pay.example/r',
      'https://pay.example/r',
    ])
    expect(dialog.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy()
  })

  it('says what was refunded, owed and taken back, and which paid credits are still to come', async () => {
    const base = { units: 25_000_000, total: 1_000, receiptUrl: '', isPlan: false, owed: 0, refunded: 0 }
    const purchases = [
      { ...base, id: '1', at: 1, state: 'delivered', refunded: 250 },
      { ...base, id: '2', at: 2, state: 'undelivered' },
      { ...base, id: '3', at: 3, state: 'undelivered', refunded: 1_000 },
      { ...base, id: '4', at: 4, state: 'owed', isPlan: true, owed: 12_340_000 },
    ]
    const collected = [{ at: Date.UTC(2026, 10, 29, 12), units: 20_000_000 }]
    open([{ ...billing, debt: 5_000_001, owed: 12_340_000, purchases, collected }])
    expect(
      await screen.findByText(
        'You owe 501 credits: they were refunded after they were used. The next credits you buy cover them first.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('1,234 credits you’ve paid for are still on their way.')).toBeTruthy()
    expect(
      screen.getByText(
        'On Nov 29, 2026, 2,000 credits from your provider were taken back: the payment they came from was returned. Credits you’ve bought stay yours.',
      ),
    ).toBeTruthy()
    const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('time'))
    const notesOf = (row: HTMLElement) =>
      [...row.querySelectorAll('em, small')].map(({ textContent }) => textContent)
    expect(rows.map(notesOf)).toEqual([
      ['$2.50 was refunded.'],
      ['Not delivered. Your provider will refund you.'],
      ['$10.00 was refunded.'],
      ['1,234 of these credits are still on their way.'],
    ])
  })

  it('sells packs and steps of 500 credits at the agency’s price, and says when a purchase fails', async () => {
    const { user, sent } = open([billing], { buyCredits: internal })
    for (const [pack, price] of [
      ['1K', '$4.00'],
      ['2.5K', '$10.00'],
      ['5K', '$20.00'],
      ['10K', '$40.00'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: pack }))
      expect(screen.getAllByText(price).length).toBeGreaterThan(0)
    }
    const credits = await slider('Credits')
    expect(['aria-valuemin', 'aria-valuemax'].map((name) => credits.getAttribute(name))).toEqual([
      '1000',
      '50000',
    ])
    credits.focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('$42.00')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    expect(await screen.findByText('Failed to purchase credits')).toBeTruthy()
    expect(sent).toMatchObject([{ input: { credits: 10_500, amount: 4_200 } }])
  })

  it('sells nothing and saves no recharge without a card', async () => {
    const { user } = open([{ ...billing, card: null }])
    expect(await screen.findByText('Add a card below to buy credits.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Buy' })).toHaveProperty('disabled', true)
    await user.click(screen.getByLabelText('Buy credits when few are left'))
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('restores the settings of a recharge that was not saved, with the server’s reason where it has one', async () => {
    const reason = new CallError('failed-precondition', 'The price has changed.')
    const { user } = open([billing], { setClientRecharge: internal })
    const [threshold, amount] = [await slider('Threshold'), await slider('Amount')]
    const bounds = (of: HTMLElement) =>
      ['aria-valuemin', 'aria-valuemax'].map((name) => of.getAttribute(name))
    expect([bounds(threshold), bounds(amount)]).toEqual([
      ['100', '5000'],
      ['5', '100'],
    ])
    const change = async () => {
      threshold.focus()
      await user.keyboard('{ArrowRight}')
      amount.focus()
      await user.keyboard('{ArrowRight}')
      expect([screen.getByText('Below 600 credits'), screen.getByText('Buy for $10')]).toHaveLength(2)
      await user.click(screen.getByRole('button', { name: 'Save' }))
    }
    await change()
    expect(await screen.findByText('Failed to update auto-recharge settings.')).toBeTruthy()
    expect([await screen.findByText('Below 500 credits'), screen.getByText('Buy for $5')]).toHaveLength(2)
    answerCalls({ readClientBilling: billing, setClientRecharge: reason })
    await change()
    expect(await screen.findByText('The price has changed.')).toBeTruthy()
    expect(await screen.findByText('Below 500 credits')).toBeTruthy()
  })

  it('says why the recharge is paused, with the reason of the last decline', async () => {
    open([{ ...billing, rechargePause: 'failures', rechargeFailure: 'cardFundsMissing' }])
    expect(
      await screen.findByText(
        'Paused after three failed payments. Check your card, then save again. Your card doesn’t have enough funds. Use another card.',
      ),
    ).toBeTruthy()
    cleanup()
    open([{ ...billing, rechargePause: 'price' }])
    expect(
      await screen.findByText('Paused because your provider raised the price. Save to accept the new price.'),
    ).toBeTruthy()
  })

  it('says that another plan was not started', async () => {
    const { user } = open([{ ...billing, plan: own }], { changeClientPlan: internal })
    await user.click(await screen.findByRole('button', { name: 'Select Plan: Pro' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    await waitFor(() => expect(screen.getByText('Failed to create subscription')).toBeTruthy())
  })
})
