import { screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { makeBilling, setBillingWorld } from '../../test/billingWorld.ts'
import { renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const stripe = vi.hoisted(() => ({ isThere: true }))

// Stripe's fields are in its own frames: here they are plain ones, which do not load if `isThere` is false.
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => Promise.resolve({}) }))
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: React.ReactNode }) => children,
  PaymentElement: ({ onLoadError }: { onLoadError: () => void }) => {
    useEffect(() => {
      if (!stripe.isThere) onLoadError()
      // oxlint-disable-next-line react/exhaustive-deps -- once, as Stripe says it
    }, [])
    return stripe.isThere && <input aria-label="Card number" />
  },
  AddressElement: () => null,
  useStripe: () => null,
  useElements: () => null,
}))

const page = '/app/eu/billing'
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeAll(() =>
  Promise.all([import('./BillingRoute.tsx'), import('../../features/billing/BillingDialogs.tsx')]),
)

beforeEach(() => {
  stripe.isThere = true
  vi.mocked(call)
    .mockReset()
    .mockImplementation((name) => {
      if (name === 'listInvoices') return Promise.resolve({ invoices: [] } as never)
      if (name === 'startCardSetup')
        return Promise.resolve({
          setupId: 'seti_1',
          clientSecret: 'secret',
          publishableKey: 'pk_live',
        } as never)
      return new Promise(() => {})
    })
  setBillingWorld({ billing: makeBilling() })
})

describe('the fields of a card', () => {
  it('keep their input while another dialog is open', async () => {
    const { user } = renderApp(`${page}?dialog=payment`)
    await user.type(await screen.findByLabelText('Card number'), '4242')
    const method = await dialog('Payment Method')
    await user.click(method.getByRole('radio', { name: 'Apple' }))
    await user.click(method.getByRole('button', { name: 'Continue' }))
    expect(method.getByText('Apple Pay is not yet implemented')).toBeTruthy()
    await user.click(method.getByRole('radio', { name: 'Card' }))
    expect(method.getByLabelText('Card number')).toHaveProperty('value', '4242')
    await user.click(method.getByRole('radio', { name: /ending in 4242/ }))
    await user.click(method.getByRole('radio', { name: 'Use a new card' }))
    expect(method.getByLabelText('Card number')).toHaveProperty('value', '4242')
  })

  it('show an error when they do not load', async () => {
    stripe.isThere = false
    renderApp(`${page}?dialog=payment`)
    expect(await screen.findByText(/fields for the card could not be loaded/)).toBeTruthy()
  })
})

describe('changing the card', () => {
  it('keeps the amount of the top-up', async () => {
    const { user } = renderApp(`${page}?dialog=topup`)
    const first = await dialog('Add to credit balance')
    await user.clear(first.getByLabelText('Amount'))
    await user.type(first.getByLabelText('Amount'), '250')
    await user.click(first.getByRole('button', { name: 'Change card' }))
    await user.click(await screen.findByRole('radio', { name: /ending in 4242/ }))
    const method = await dialog('Payment Method')
    await user.click(method.getByRole('button', { name: 'Continue' }))
    expect((await dialog('Add to credit balance')).getByLabelText('Amount')).toHaveProperty('value', '€250')
  })
})
