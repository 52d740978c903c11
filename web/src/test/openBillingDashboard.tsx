import { notifications } from '@mantine/notifications'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { clientSchema } from '@parley/functions/shared/agencies/client'
import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { BillingDashboard } from '../app/client/billing/BillingDashboard.tsx'
import { ClientContext } from '../app/client/ClientContext.ts'
import { Toasts } from '../app/shell/Toasts.tsx'
import { SessionContext } from '../lib/session/session.ts'
import { answerCalls } from './answerCalls.ts'
import { TestTheme } from './TestTheme.tsx'

export const region = 'eu'
const base = { ID: 'orgAAAA', agencyId: 'agency1', createdAt: 1, lastModified: 1 }
const signedIn = {
  region,
  organisation: organisationSchema.parse({ ...base, ownerID: 'ann', name: 'Harbour' }),
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
export const starter = {
  id: '0d5f2f6e-5a52-4c1c-9d5c-2f1f4a9f7c11',
  name: 'Starter',
  credits: 5_000,
  features: ['Chat'],
  isPopular: false,
  trialDays: 0,
  amount: 2_000,
}
export const pro = {
  ...starter,
  id: '0d5f2f6e-5a52-4c1c-9d5c-2f1f4a9f7c12',
  name: 'Pro',
  amount: 6_000,
  isPopular: true,
}
export const own = {
  planId: starter.id,
  name: 'Starter',
  amount: 2_000,
  credits: 5_000,
  status: 'active',
  due: 0,
  failure: '',
  renewsAt: Date.UTC(2026, 11, 29),
  endsAt: null,
  trialEndsAt: null,
  next: null,
}
export const billing = {
  units: 50_000_000,
  debt: 0,
  owed: 0,
  collected: [],
  isOpen: true,
  priceMicros: 4_000,
  plans: [starter, pro],
  plan: null,
  card: { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
  recharge: { isOn: false, threshold: 500, amount: 5 },
  rechargePause: '',
  rechargeFailure: '',
  purchases: [],
  hasMorePurchases: false,
}

/** Opens the dialog; each read of the billing returns the next of these views, and the last one again. */
export function openBillingDashboard(views: unknown[], answers: Record<string, unknown> = {}) {
  const sent: { name: string; input: unknown }[] = []
  const noted = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (input: unknown) => {
        sent.push({ name, input })
        return typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer
      },
    ]),
  )
  let reads = 0
  answerCalls({ readClientBilling: () => views[Math.min(reads++, views.length - 1)], ...noted })
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <ClientContext value={signedIn}>
          <BillingDashboard onClose={() => {}} />
        </ClientContext>
      ),
    },
  ])
  notifications.clean()
  render(
    <TestTheme>
      <SessionContext value={{ uid: 'client1' } as never}>
        <RouterProvider router={router} />
        <Toasts />
      </SessionContext>
    </TestTheme>,
  )
  return { user: userEvent.setup(), sent }
}
