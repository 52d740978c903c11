import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setWorld } from '../../../test/fakeLive.ts'
import { billing, openBillingDashboard as open } from '../../../test/openBillingDashboard.tsx'

vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
// Stripe's fields are in its own frames: here they are plain ones, and every card is confirmed.
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => Promise.resolve({}) }))
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: React.ReactNode }) => children,
  PaymentElement: ({ onChange }: { onChange: (event: object) => void }) => (
    <input aria-label="Card number" onChange={() => onChange({ complete: true, empty: false })} />
  ),
  AddressElement: () => null,
  useStripe: () => ({
    confirmSetup: () => Promise.resolve({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
  }),
  useElements: () => ({
    getElement: () => ({ getValue: () => Promise.resolve({ complete: true }), focus: () => {} }),
    submit: () => Promise.resolve({}),
  }),
}))

const setup = { setupId: 'seti_1', clientSecret: 'secret', publishableKey: 'pk', accountId: 'acct_1' }

beforeEach(() => setWorld({ documents: {}, lists: {} }))

describe("a client's new card", () => {
  it('gives the focus to the button of the card after it is saved, or not', async () => {
    const { user } = open([{ ...billing, card: null }, billing], {
      startClientCard: setup,
      saveClientCard: { card: billing.card, unpaid: null },
    })
    await user.click(await screen.findByRole('button', { name: 'Add card' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add card'))
    await user.keyboard('{Enter}')
    await user.type(await screen.findByLabelText('Card number'), '4')
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    expect(await screen.findByText('Payment method updated successfully')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^(Add|Replace) card$/))
  })

  it('is saved although it cannot pay the open month, and the reason is shown', async () => {
    const { user } = open([billing], {
      startClientCard: setup,
      saveClientCard: {
        card: billing.card,
        unpaid: { reason: 'cardFundsMissing', confirmUrl: 'https://pay.example/in_1' },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Replace card' }))
    await user.type(await screen.findByLabelText('Card number'), '4')
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    expect(
      await screen.findByText(
        'Your card is saved, but it could not pay the open month: Your card doesn’t have enough funds. Use another card.',
      ),
    ).toBeTruthy()
  })

  it('leads to the page of the payment service when the bank wants the payment confirmed', async () => {
    const { user } = open([billing], {
      startClientCard: setup,
      saveClientCard: { card: billing.card, unpaid: { reason: '', confirmUrl: 'https://pay.example/in_1' } },
    })
    await user.click(await screen.findByRole('button', { name: 'Replace card' }))
    await user.type(await screen.findByLabelText('Card number'), '4')
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    const link = await screen.findByRole('link', { name: 'Confirm payment' })
    expect(link.getAttribute('href')).toBe('https://pay.example/in_1')
  })
})
