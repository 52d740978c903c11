import { screen, waitFor } from '@testing-library/react'
import { agencySchema, newAgencyDraft } from '@parley/functions/shared/agencies/agency'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { daySeconds } from '@parley/functions/shared/durations'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/firestore/firestore.ts', () => ({ readDocument: vi.fn() }))

const agency = agencySchema.parse({
  ...newAgencyDraft('Harbour Desk'),
  ID: 'agency1',
  userId: 'ann',
  version: 1,
  createdAt: 1,
  lastModified: 1,
})
const seller = {
  state: 'none',
  extraMicros: 3_000,
  basePriceMicros: 1_000,
  isPriceSaved: false,
  feePercent: 5,
  acceptsCodes: false,
  plans: [],
  plansVersion: 0,
  recharging: 0,
}

/** Sets up Ann's agency, in its white-label trial unless `hasTrial` is false. */
function setAgencyWorld(hasTrial = true) {
  const documents = annsDocuments(0)
  const workspace = documents['eu/users/ann'] as { internal: object }
  const whitelabelTrialEndsAt = Math.floor(Date.now() / 1000) + daySeconds
  documents['eu/users/ann'] = {
    ...workspace,
    agencyId: 'agency1',
    internal: { ...workspace.internal, ...(hasTrial && { whitelabelTrialEndsAt }) },
  }
  documents['eu/agencies/agency1'] = agency
  setWorld({ documents, lists: {} })
}

const open = () => renderApp('/app/eu/agency?activeTabIndex=5')

beforeEach(() => {
  localStorage.clear()
  answerCalls({ readSeller: seller })
  setAgencyWorld()
})

describe('the tab Auto Billing', () => {
  it('is locked with its reason for a workspace without the add-on', async () => {
    setAgencyWorld(false)
    const { user } = renderApp('/app/eu/agency')
    const tab = await screen.findByRole('button', { name: 'Auto Billing' })
    await user.hover(tab)
    expect(await screen.findByText('This feature is available in whitelabel addon only')).toBeTruthy()
    expect(tab.getAttribute('aria-disabled')).toBe('true')
  })

  it('says its reason in the list of a phone too', async () => {
    setAgencyWorld(false)
    const matchMedia = window.matchMedia.bind(window)
    const phone = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => matchMedia(query.includes('max-width') ? 'all' : query))
    renderApp('/app/eu/agency')
    const name = 'Auto Billing – This feature is available in whitelabel addon only'
    expect(await screen.findByRole('option', { name })).toHaveProperty('disabled', true)
    phone.mockRestore()
  })

  it('shows the final price and the credits for $10 for a typed price, and saves no text that is no number', async () => {
    const saved: unknown[] = []
    answerCalls({
      readSeller: { ...seller, state: 'ready' },
      saveSellerPrice: (input: unknown) => {
        saved.push(input)
        return { ...seller, extraMicros: 4_000, isPriceSaved: true }
      },
    })
    const { user } = open()
    const field = await screen.findByLabelText('USD per credit')
    expect(field).toHaveProperty('value', '$0.003')
    expect(screen.getByText('$0.00400')).toBeTruthy()
    expect(screen.getByText('2,500')).toBeTruthy()
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Save billing settings' }))
    expect(await screen.findByText('Please enter a valid number')).toBeTruthy()
    expect(saved).toEqual([])
    await user.type(field, '0.004')
    expect(screen.getByText('$0.00500')).toBeTruthy()
    expect(screen.getByText('2,000')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save billing settings' }))
    expect(await screen.findByText('Billing settings saved')).toBeTruthy()
    expect(saved).toEqual([{ region: 'eu', workspaceId: 'ann', extraMicros: 4_000 }])
  })

  it('says before a higher price is saved whose recharge it pauses', async () => {
    answerCalls({ readSeller: { ...seller, state: 'ready', isPriceSaved: true, recharging: 3 } })
    const { user } = open()
    const field = await screen.findByLabelText('USD per credit')
    const pausing = () => screen.queryByText(/^Auto-recharge of up to 3 clients pauses until they agree/)
    expect(pausing()).toBeNull()
    await user.clear(field)
    await user.type(field, '0.002')
    expect(pausing()).toBeNull()
    await user.clear(field)
    await user.type(field, '0.0031')
    expect(pausing()).toBeTruthy()
  })

  it.each([
    ['onboarding', 'Stripe needs more details about your company.'],
    ['restricted', 'Stripe isn’t accepting payments for you. Continue there to see what’s missing.'],
  ])('has a button that leads to Stripe while the account is %s', async (state, text) => {
    answerCalls({ readSeller: { ...seller, state } })
    open()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continue on Stripe' })).toBeTruthy()
  })

  it('says what to do about a disconnected account, without a button to connect it', async () => {
    answerCalls({ readSeller: { ...seller, state: 'gone', isPriceSaved: true } })
    open()
    const text = await screen.findByText(/^This account is disconnected for good/)
    expect(text.textContent).toContain('Transfer credits to them under Clients, and end running plans in')
    expect(text.textContent).not.toMatch(/support/i)
    expect(screen.queryByRole('button', { name: /Stripe/ })).toBeNull()
  })

  it('shows the reason when the account could not be connected', async () => {
    answerCalls({ readSeller: seller, connectSeller: new CallError('unavailable', 'Stripe is away.') })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Connect Stripe' }))
    expect(await screen.findByText('Stripe is away.')).toBeTruthy()
    await waitFor(() =>
      expect(vi.mocked(call).mock.calls).toContainEqual([
        'connectSeller',
        { region: 'eu', workspaceId: 'ann' },
        'eu',
      ]),
    )
  })

  it('lets an agency that sells allow promotion codes to its clients', async () => {
    const saved: unknown[] = []
    answerCalls({
      readSeller: { ...seller, state: 'ready', isPriceSaved: true },
      saveSellerCodes: (input: unknown) => {
        saved.push(input)
        return { ...seller, acceptsCodes: true }
      },
    })
    const { user } = open()
    await user.click(await screen.findByLabelText('Clients can enter promotion codes'))
    expect(await screen.findByText('Billing settings saved')).toBeTruthy()
    expect(saved).toEqual([{ region: 'eu', workspaceId: 'ann', acceptsCodes: true }])
  })

  it('does not offer promotion codes before the account and the price are ready', async () => {
    open()
    await screen.findByLabelText('USD per credit')
    expect(screen.queryByLabelText('Clients can enter promotion codes')).toBeNull()
  })
})
