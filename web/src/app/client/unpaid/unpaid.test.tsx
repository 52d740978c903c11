import { notifications } from '@mantine/notifications'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { clientSchema } from '@parley/functions/shared/agencies/client'
import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { SessionContext } from '../../../lib/session/session.ts'
import { ViewerContext } from '../../../lib/session/viewer.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
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
  hasBilling: true,
} as const

function show(element: ReactNode, { isOrgAdmin = true } = {}) {
  const actor = { kind: 'client', uid: 'client1', pages: [], isOrgAdmin } as const
  const router = createMemoryRouter([{ path: '*', element }])
  notifications.clean()
  render(
    <TestTheme>
      <SessionContext value={{ uid: 'client1' } as never}>
        <ViewerContext value={{ actor, sharedAgents: [] }}>
          <ClientContext value={signedIn}>
            <RouterProvider router={router} />
            <Toasts />
          </ClientContext>
        </ViewerContext>
      </SessionContext>
    </TestTheme>,
  )
  return userEvent.setup()
}

it('an administrator pays from the lock screen, and learns of a declined card', async () => {
  const answers = [{ isPaid: false }, { isPaid: true }]
  answerCalls({ payUnpaidPlan: () => answers.shift() })
  const user = show(<PausedDashboard />)
  expect(await screen.findByRole('dialog', { name: 'Your dashboard is paused' })).toBeTruthy()
  expect(
    screen.getByText(
      'A payment for your plan has failed. Everything comes back as soon as it’s paid, and your credits are kept.',
    ),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  expect(await screen.findByText('The card was declined. Add another one under Billing.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  expect(await screen.findByText('Paid. Thank you!')).toBeTruthy()
  expect(screen.queryByText('The card was declined. Add another one under Billing.')).toBeNull()
})

it('the lock screen opens the billing, where another card or plan can be chosen', async () => {
  answerCalls({})
  const user = show(<PausedDashboard />)
  await user.click(await screen.findByRole('button', { name: 'Billing' }))
  expect(await screen.findByRole('dialog', { name: 'Billing Dashboard' })).toBeTruthy()
})

it('other clients are told who can pay, and can sign out', async () => {
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

it('the strip says until when the dashboard stays open, and opens the billing', async () => {
  const handleBilling = vi.fn()
  const user = show(<UnpaidStrip onBilling={handleBilling} />)
  expect(
    await screen.findByText('A payment has failed. Your dashboard stays open until Nov 27, 2026.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Billing' }))
  expect(handleBilling).toHaveBeenCalledOnce()
})
