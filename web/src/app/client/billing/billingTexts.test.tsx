import { screen, waitFor, within } from '@testing-library/react'
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
    const bought = { units: 25_000_000, total: 1_000, receiptUrl: 'https://pay.example/r', isPlan: false }
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

  it('says that another plan was not started', async () => {
    const { user } = open([{ ...billing, plan: own }], { changeClientPlan: internal })
    await user.click(await screen.findByRole('button', { name: 'Select Plan: Pro' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    await waitFor(() => expect(screen.getByText('Failed to create subscription')).toBeTruthy())
  })
})
