import { notifications } from '@mantine/notifications'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { clientSchema } from '@parley/functions/shared/agencies/client'
import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/errors.ts'
import { SessionContext } from '../../../lib/session/session.ts'
import { ViewerContext } from '../../../lib/session/viewer.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
import { billing, own } from '../../../test/openBillingDashboard.tsx'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { Toasts } from '../../shell/Toasts.tsx'
import { ClientContext } from '../ClientContext.ts'
import { PausedDashboard } from './PausedDashboard.tsx'
import { UnpaidStrip } from './UnpaidStrip.tsx'

vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))

const base = { ID: 'orgAAAA', agencyId: 'agency1', createdAt: 1, lastModified: 1 }
const signedIn = {
  region: 'eu',
  organisation: organisationSchema.parse({
    ...base,
    ownerID: 'ann',
    name: 'Harbour',
    unpaidSince: Date.parse('2026-11-20T12:00Z'),
  }),
  client: clientSchema.parse({
    ...base,
    ID: 'client1',
    email: 'cleo@harbour.example',
    name: 'Cleo',
    orgId: 'orgAAAA',
    wsId: 'ann',
    canAccess: [],
    clientTabOrder: [],
  }),
  agents: [],
} as const

function show(element: ReactNode, { isOrgAdmin = true, hasBilling = true } = {}) {
  const actor = { kind: 'client', uid: 'client1', pages: [], isOrgAdmin } as const
  const router = createMemoryRouter([{ path: '*', element }])
  notifications.clean()
  render(
    <TestTheme>
      <SessionContext value={{ uid: 'client1' } as never}>
        <ViewerContext value={{ actor, sharedAgents: [] }}>
          <ClientContext value={{ ...signedIn, hasBilling }}>
            <RouterProvider router={router} />
            <Toasts />
          </ClientContext>
        </ViewerContext>
      </SessionContext>
    </TestTheme>,
  )
  return userEvent.setup()
}

/** The billing of a client who has not paid, as the server reports it. */
const unpaid = { ...billing, plan: { ...own, status: 'unpaid', due: 2_300, failure: 'cardExpired' } }
const askProvider = /it can’t be paid here at the moment\. Please contact your provider/

describe('an unpaid plan', () => {
  it('is paid by an administrator from the lock screen, with the card that it names', async () => {
    answerCalls({ readClientBilling: unpaid, payUnpaidPlan: { isPaid: true, confirmUrl: '' } })
    const user = show(<PausedDashboard />)
    expect(await screen.findByRole('dialog', { name: 'Your dashboard is paused' })).toBeTruthy()
    expect(
      await screen.findByText(
        'A payment for your plan has failed. Everything comes back as soon as it’s paid, and your credits are kept.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('Your card has expired. Add another one.')).toBeTruthy()
    expect(screen.getByText('Due now: $23.00')).toBeTruthy()
    expect(screen.getByText(/ending in 4242/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    expect(await screen.findByText('Paid. Thank you!')).toBeTruthy()
  })

  it('says why a payment fails, and leads to the bank’s confirmation where that is missing', async () => {
    const responses: unknown[] = [
      new CallError('failed-precondition', 'Your card has insufficient funds.'),
      new CallError(
        'unavailable',
        'We couldn’t reach the payment service. Nothing is lost. Please try again.',
      ),
      { isPaid: false, confirmUrl: 'https://invoice.example/1' },
    ]
    answerCalls({ readClientBilling: unpaid, payUnpaidPlan: () => responses.shift() })
    const user = show(<PausedDashboard />)
    const pay = await screen.findByRole('button', { name: 'Pay now' })
    await user.click(pay)
    expect(await screen.findByText('Your card has insufficient funds.')).toBeTruthy()
    // The reason of the last try alone counts.
    expect(screen.queryByText(/has expired/)).toBeNull()
    await user.click(pay)
    expect(await screen.findByText(/couldn’t reach the payment service/)).toBeTruthy()
    await user.click(pay)
    expect(await screen.findByText('Your bank wants you to confirm this payment.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Confirm payment' })
    expect(link.getAttribute('href')).toBe('https://invoice.example/1')
    expect(screen.queryByText(/payment service/)).toBeNull()
  })

  it('is not paid without a card', async () => {
    answerCalls({ readClientBilling: { ...unpaid, card: null } })
    show(<PausedDashboard />)
    expect(await screen.findByText('$23.00 is due. Add a card under Billing to pay it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  })

  it('is not paid after its end; the lock screen asks for another one', async () => {
    answerCalls({ readClientBilling: billing })
    const user = show(<PausedDashboard />)
    expect(
      await screen.findByText(/^Your plan has ended without its last payment\. Choose a plan/),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Billing' }))
    expect(await screen.findByRole('button', { name: 'Select Plan: Pro' })).toBeTruthy()
  })

  it.each([
    ['sells no plan any more', { ...billing, plans: [] }],
    ['accepts no payments', { ...unpaid, isOpen: false, plans: [] }],
  ])('refers an administrator to an agency that %s', async (_, view) => {
    answerCalls({ readClientBilling: view })
    show(<PausedDashboard />)
    expect(await screen.findByText(askProvider)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  })

  it('refers an administrator to an agency that has switched billing off', async () => {
    show(<PausedDashboard />, { hasBilling: false })
    expect(await screen.findByText(askProvider)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Billing' })).toBeNull()
  })

  it('leads to the billing, where another card or plan can be chosen', async () => {
    answerCalls({ readClientBilling: unpaid })
    const user = show(<PausedDashboard />)
    await user.click(await screen.findByRole('button', { name: 'Billing' }))
    expect(await screen.findByRole('dialog', { name: 'Billing Dashboard' })).toBeTruthy()
  })

  it('tells other clients who can pay, and lets them sign out', async () => {
    show(<PausedDashboard />, { isOrgAdmin: false })
    expect(
      await screen.findByText(
        'A payment for your plan has failed. Once an administrator of your organization pays, everything comes back.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Billing' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy()
  })

  it('has a strip that says until when the dashboard stays open, and opens the billing', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T12:00Z'))
    answerCalls({ readClientBilling: unpaid })
    const handleBilling = vi.fn()
    const user = show(<UnpaidStrip onBilling={handleBilling} />)
    expect(
      await screen.findByText('A payment has failed. Your dashboard stays open until Nov 27, 2026.'),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Billing' }))
    expect(handleBilling).toHaveBeenCalledOnce()
  })

  it.each([
    ['its provider accepts no payments', '2026-11-26T12:00Z', { ...unpaid, isOpen: false }],
    ['the pause has waited for that', '2026-12-05T12:00Z', unpaid],
  ])('has a strip that names no day while %s', async (_, now, view) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
    answerCalls({ readClientBilling: view })
    show(<UnpaidStrip onBilling={() => {}} />)
    const text = /^A payment has failed\. Your dashboard stays open while your provider isn’t accepting/
    expect(await screen.findByText(text)).toBeTruthy()
  })
})
