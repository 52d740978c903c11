import { render, screen } from '@testing-library/react'
import { monthOf } from '@parley/functions/shared/billing/months'
import { walletSchema } from '@parley/functions/shared/billing/wallet'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { MonthlyLimit } from '../../features/clients/organisations/MonthlyLimit.tsx'
import { Overage } from '../../features/clients/organisations/Overage.tsx'
import { SessionContext, WorkspaceContext } from '../../lib/session/session.ts'
import { TestTheme } from '../../test/TestTheme.tsx'

// The language is read when the app loads.
vi.hoisted(() => {
  document.documentElement.lang = 'de'
})
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const unit = 10_000
const wallet = walletSchema.parse({
  owner: 'org',
  wsId: 'ann',
  orgId: 'org1',
  balance: 0,
  filled: 0,
  seq: 1,
  monthlyLimit: 12_500 * unit,
  month: monthOf(Date.now()),
  usedInMonth: 0,
})

describe('the limits of an organisation in a language whose comma separates decimals', () => {
  it.each([
    ['Monatliches Limit', <MonthlyLimit key="limit" orgId="org1" wallet={wallet} />],
    [/./, <Overage key="overage" orgId="org1" limit={12_500 * unit} used={0} onSaved={async () => {}} />],
  ])('group thousands by a point in %s', async (label, element) => {
    render(
      <TestTheme>
        <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>
          <WorkspaceContext value={{ region: 'eu', workspaceId: 'ann' }}>
            <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
          </WorkspaceContext>
        </SessionContext>
      </TestTheme>,
    )
    expect(await screen.findByRole('textbox', { name: label })).toHaveProperty('value', '12.500')
  })
})
