import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { monthOf } from '@parley/functions/shared/billing/months'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/errors.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
import { setWorld } from '../../../test/fakeLive.ts'
import {
  billing,
  openBillingDashboard as open,
  own,
  pro,
  region,
  starter,
} from '../../../test/openBillingDashboard.tsx'

vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))

const assign = vi.fn()
beforeEach(() => {
  setWorld({ documents: {}, lists: {} })
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})

describe('the Billing Dashboard of a client', () => {
  it('shows the limit that the agency has set, and what is used of it', async () => {
    const month = monthOf(Date.now())
    const wallet = { balance: 9_000_000, leased: 0, monthlyLimit: 25_000_000, month, usedInMonth: 1_200_000 }
    setWorld({ documents: { 'eu/wallets/org_orgAAAA': wallet }, lists: {} })
    open([billing])
    expect(await screen.findByText('900.0')).toBeTruthy()
    expect(
      screen.getByText(/^120 of 2,500 credits used this month\. Your provider has set this limit/),
    ).toBeTruthy()
  })

  it('offers a trial with its days, and shows its end while it lasts', async () => {
    open([{ ...billing, plans: [{ ...starter, trialDays: 14 }, pro] }])
    expect(await screen.findAllByText(/free, then the price/)).toHaveLength(1)
    expect(screen.getByText('14 days free, then the price')).toBeTruthy()
    cleanup()
    open([{ ...billing, plan: { ...own, trialEndsAt: own.renewsAt } }])
    expect(await screen.findByText('Free until Dec 29, 2026, then the price of a month.')).toBeTruthy()
  })

  it('lets a client without a plan choose one, and sends them to the payment service', async () => {
    const { user, sent } = open([billing], { openCheckout: { url: 'https://checkout.example/1' } })
    expect(await screen.findByText('$20.00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Select Plan: Pro' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://checkout.example/1'))
    expect(sent).toMatchObject([{ input: { region, orgId: 'orgAAAA', planId: pro.id } }])
  })

  it('names a failed session, and shows a refusal of the server as it is', async () => {
    const { user } = open([billing], { openCheckout: new CallError('internal', 'Oops') })
    await user.click(await screen.findByRole('button', { name: 'Select Plan: Pro' }))
    expect(await screen.findByText('Failed to create subscription session')).toBeTruthy()
    answerCalls({
      readClientBilling: billing,
      openCheckout: new CallError('failed-precondition', 'These credits cannot be bought right now.'),
    })
    await user.click(screen.getByRole('button', { name: 'Select Plan: Pro' }))
    expect(await screen.findByText('These credits cannot be bought right now.')).toBeTruthy()
  })

  it('shows an active plan as the current one, and cancels it after a question', async () => {
    const ending = { ...own, endsAt: own.renewsAt }
    const { user, sent } = open(
      [
        { ...billing, plan: own },
        { ...billing, plan: ending },
      ],
      {
        setClientPlanEnding: { success: true },
      },
    )
    const current = await screen.findByRole('button', { name: 'Current Plan' })
    expect(current).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Subscription' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }))
    expect(await screen.findByText('Subscription successfully canceled')).toBeTruthy()
    expect(sent).toMatchObject([{ input: { isEnding: true } }])
    expect(await screen.findByText(/This plan ends on/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep plan' }))
    await waitFor(() => expect(sent).toMatchObject([{}, { input: { isEnding: false } }]))
  })

  it('says that a cancellation has failed', async () => {
    const { user } = open([{ ...billing, plan: own }], {
      setClientPlanEnding: new CallError('unavailable', 'Stripe is away.'),
    })
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Subscription' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }))
    expect(await screen.findByText('Failed to cancel subscription')).toBeTruthy()
  })

  it.each([
    ['is not paid', { status: 'unpaid', due: 2_000 }, /^Pay the open month first, then you can choose/],
    ['is ending', { endsAt: own.renewsAt }, /^Your plan is ending\. Keep it, or choose another one after/],
  ])('says why no other plan can be chosen while the present one %s', async (_, changed, reason) => {
    open([{ ...billing, plan: { ...own, ...changed } }])
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Select Plan: Pro' })).toHaveProperty('disabled', true)
    cleanup()
    open([{ ...billing, plan: own }])
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull())
    expect(screen.getByRole('button', { name: 'Select Plan: Pro' })).toHaveProperty('disabled', false)
  })

  it('starts another plan with the next month', async () => {
    const { user, sent } = open([{ ...billing, plan: own }], { changeClientPlan: { success: true } })
    await user.click(await screen.findByRole('button', { name: 'Select Plan: Pro' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
    expect(dialog.getByText(/Pro starts on .* for \$60.00 a month/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    await waitFor(() => expect(sent).toMatchObject([{ input: { planId: pro.id, amount: pro.amount } }]))
  })

  it('takes a change back with a button of its own, for the price that the client pays', async () => {
    const next = { planId: pro.id, name: 'Pro', amount: 6_000 }
    const dearer = { ...starter, amount: 3_000 }
    const { user, sent } = open(
      [
        { ...billing, plans: [dearer, pro], plan: { ...own, next } },
        { ...billing, plan: own },
      ],
      { changeClientPlan: { success: true } },
    )
    await user.click(await screen.findByRole('button', { name: 'Keep current plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep current plan' }))
    expect(dialog.getByText('Starter goes on for $20.00 a month, as before.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Keep current plan' }))
    expect(await screen.findByText('Your plan continues')).toBeTruthy()
    expect(sent).toMatchObject([{ input: { planId: starter.id } }])
  })

  it('sells nothing for a disconnected account, and says what is unknown', async () => {
    open([{ ...billing, isOpen: false, plans: [], plan: { ...own, status: 'stopped' } }])
    expect(await screen.findByText(/we can’t tell whether this plan is still charged/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
  })

  it('asks for no payment while the provider accepts none', async () => {
    const plan = { ...own, status: 'unpaid', due: 2_000 }
    open([{ ...billing, isOpen: false, plans: [], plan }])
    expect(
      await screen.findByText('The last payment failed. It can’t be paid here at the moment.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  })

  it('shows earlier payments on request, page by page', async () => {
    const paid = (id: number) => ({
      id: `p${id}`,
      at: Date.UTC(2026, 0, id),
      units: 10_000_000,
      total: 400 + id,
      receiptUrl: '',
      isPlan: false,
      state: 'delivered',
      owed: 0,
      refunded: 0,
    })
    const pages = [
      { purchases: [paid(6), paid(5)], hasMore: true },
      { purchases: [paid(4)], hasMore: false },
    ]
    const { user, sent } = open([{ ...billing, purchases: [paid(8), paid(7)], hasMorePurchases: true }], {
      listClientPurchases: () => pages.shift(),
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('$4.05')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('$4.04')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(sent.map(({ input }) => input)).toMatchObject([
      { orgId: 'orgAAAA', after: { at: Date.UTC(2026, 0, 7), id: 'p7' } },
      { after: { id: 'p5' } },
    ])
  })

  it('leaves the parts and unsaved settings after a declined purchase, also when the next read fails', async () => {
    const { user } = open([billing, new CallError('unavailable', 'Away.')], {
      buyCredits: { state: 'failed', failure: 'cardDeclined', clientSecret: '' },
    })
    const recharge = await screen.findByLabelText('Buy credits when few are left')
    await user.click(recharge)
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    expect(
      await screen.findByText('Your card was declined. Ask your bank, or use another card.'),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Buy' })).toBeTruthy()
    expect(screen.getByLabelText('Buy credits when few are left')).toHaveProperty('checked', true)
  })

  it('replaces nothing that is being entered with settings that another client has saved', async () => {
    const changed = { ...billing, recharge: { isOn: false, threshold: 900, amount: 50 } }
    const { user } = open([billing, changed], {
      buyCredits: { state: 'failed', failure: 'cardDeclined', clientSecret: '' },
    })
    await user.click(await screen.findByLabelText('Buy credits when few are left'))
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    expect(
      await screen.findByText('Your card was declined. Ask your bank, or use another card.'),
    ).toBeTruthy()
    expect(screen.getByText('Below 500 credits')).toBeTruthy()
    expect(screen.getByLabelText('Buy credits when few are left')).toHaveProperty('checked', true)
  })
})
