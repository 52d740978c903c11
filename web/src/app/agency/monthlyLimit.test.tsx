import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import { monthOf } from '@parley/functions/shared/billing/months'
import { walletSchema, type Wallet } from '@parley/functions/shared/billing/wallet'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { CreditOfOrganisation } from '../../features/clients/organisations/CreditOfOrganisation.tsx'
import { CallError } from '../../lib/errors.ts'
import { SessionContext, WorkspaceContext } from '../../lib/session/session.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { TestTheme } from '../../test/TestTheme.tsx'
import { Toasts } from '../shell/Toasts.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const unit = 10_000

/** Shows the form; the inputs of its calls are collected. */
function show(limit: number, used: number, answer: unknown = { success: true }) {
  const sent: unknown[] = []
  answerCalls({
    setMonthlyLimit: (input: unknown) => {
      sent.push(input)
      return answer
    },
  })
  const wallet = walletSchema.parse({
    owner: 'org',
    wsId: 'ann',
    orgId: 'org1',
    balance: 0,
    filled: 0,
    seq: 1,
    monthlyLimit: limit * unit,
    month: monthOf(Date.now()),
    usedInMonth: used * unit,
  })
  setWallet(wallet)
  const organisation = organisationSchema.parse({
    ID: 'org1',
    ownerID: 'ann',
    agencyId: 'agency1',
    name: 'Harbour',
    createdAt: 1,
    lastModified: 1,
  })
  const element = <CreditOfOrganisation organisation={organisation} />
  render(
    <TestTheme>
      <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>
        <WorkspaceContext value={{ region: 'eu', workspaceId: 'ann' }}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
          <Toasts />
        </WorkspaceContext>
      </SessionContext>
    </TestTheme>,
  )
  return { user: userEvent.setup(), sent, wallet }
}

function setWallet(wallet: Wallet) {
  setWorld({ documents: { 'eu/wallets/org_org1': wallet }, lists: {} })
}

const field = () => screen.findByLabelText('Monthly limit')
const save = () => screen.getByRole('button', { name: 'Save limit' })

describe('the monthly limit on a client’s page', () => {
  it('is set for a client without one', async () => {
    const { user, sent } = show(0, 120)
    expect(await screen.findByText('120 credits used this month')).toBeTruthy()
    expect(await field()).toHaveProperty('placeholder', 'No limit')
    expect(save()).toHaveProperty('disabled', true)
    await user.type(await field(), '2500')
    await user.click(save())
    expect(await screen.findByText('Monthly limit saved')).toBeTruthy()
    expect(sent).toEqual([{ region: 'eu', orgId: 'org1', credits: 2_500 }])
  })

  it('is removed with an emptied field', async () => {
    const { user, sent } = show(1_000, 120)
    expect(await screen.findByText('120 of 1,000 credits used this month')).toBeTruthy()
    expect(await field()).toHaveProperty('value', '1,000')
    await user.clear(await field())
    await user.click(save())
    await waitFor(() => expect(sent).toEqual([{ region: 'eu', orgId: 'org1', credits: 0 }]))
  })

  it('is refused before a request when it is too large', async () => {
    const { user, sent } = show(0, 0)
    await user.type(await field(), '2000000000')
    await user.click(save())
    expect(await screen.findByText('Please enter whole credits, at most 1,000,000,000')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('says that a save has failed, and keeps what was typed', async () => {
    const { user } = show(0, 0, new CallError('unavailable', 'Nobody answers.'))
    await user.type(await field(), '700')
    await user.click(save())
    expect(await screen.findByText('Nobody answers.')).toBeTruthy()
    expect(await field()).toHaveProperty('value', '700')
  })

  it('shows what a colleague saves, but not over one that is being entered', async () => {
    const { user, wallet } = show(1_000, 0)
    act(() => setWallet({ ...wallet, monthlyLimit: 2_000 * unit }))
    expect(await field()).toHaveProperty('value', '2,000')
    await user.clear(await field())
    await user.type(await field(), '700')
    act(() => setWallet({ ...wallet, monthlyLimit: 3_000 * unit, usedInMonth: 5 * unit }))
    expect(await screen.findByText('5 of 3,000 credits used this month')).toBeTruthy()
    expect(await field()).toHaveProperty('value', '700')
  })

  it('gets the focus back after a save', async () => {
    const { user, wallet } = show(0, 0)
    await user.type(await field(), '700')
    await user.click(save())
    act(() => setWallet({ ...wallet, monthlyLimit: 700 * unit }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Monthly limit')))
  })
})

describe('the credit on a client’s page', () => {
  it('says when given credit was taken back, and why', async () => {
    const { wallet } = show(0, 0)
    const entry = {
      type: 'collected',
      amount: -2_000 * unit,
      unit: 'credit',
      ref: 'refund:us:re_1',
      seq: 2,
      at: Date.UTC(2026, 10, 29, 12),
      actor: 'system',
    }
    act(() =>
      setWorld({
        documents: { 'eu/wallets/org_org1': wallet },
        lists: { 'eu/wallets/org_org1/ledger': { items: [entry], brokenIds: [] } },
      }),
    )
    expect(
      await screen.findByText(
        'On Nov 29, 2026, 2,000 credits you had given were taken back, because a payment of your workspace was returned. Credits the client bought stay.',
      ),
    ).toBeTruthy()
  })
})
