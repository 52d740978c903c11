import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeBilling, setBillingWorld } from '../../test/billingWorld.ts'
import { renderApp } from '../../test/renderApp.tsx'
import { scriptCalls } from '../../test/scriptCalls.ts'

// The language is read when the app loads.
vi.hoisted(() => {
  document.documentElement.lang = 'de'
})
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

beforeAll(() =>
  Promise.all([import('./BillingRoute.tsx'), import('../../features/billing/BillingDialogs.tsx')]),
)
beforeEach(() => {
  scriptCalls({})
  setBillingWorld({ billing: makeBilling() })
})

describe('topping up in a language whose point groups thousands', () => {
  it.each(['12.50', '12,50'])('takes %s for twelve and a half, never for 1,250', async (typed) => {
    const { user } = renderApp('/app/eu/billing?dialog=topup')
    const dialog = within(await screen.findByRole('dialog'))
    const amount = dialog.getByLabelText('Betrag')
    await user.clear(amount)
    await user.type(amount, typed)
    expect(amount).toHaveProperty('value', '€12,50')
    expect(dialog.getByText(/^15,88/)).toBeTruthy()
  })
})
