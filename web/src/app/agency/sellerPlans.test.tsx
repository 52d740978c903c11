import { screen, waitFor, within } from '@testing-library/react'
import { agencySchema, newAgencyDraft } from '@parley/functions/shared/agencies/agency'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { daySeconds } from '@parley/functions/shared/durations'
import { CallError } from '../../lib/errors.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/firestore/firestore.ts', () => ({ readDocument: vi.fn() }))

const seller = {
  state: 'ready',
  extraMicros: 3_000,
  basePriceMicros: 1_000,
  isPriceSaved: true,
  feePercent: 5,
  acceptsCodes: false,
  plans: [],
  plansVersion: 0,
  recharging: 0,
}
const sold = {
  id: '0d5f2f6e-5a52-4c1c-9d5c-2f1f4a9f7c11',
  name: 'Basic',
  credits: 5_000,
  features: ['Chat'],
  isPopular: false,
  trialDays: 0,
  amount: 2_500,
  productId: 'prod_1',
  priceId: 'price_1',
}

beforeEach(() => {
  localStorage.clear()
  const documents = annsDocuments(0)
  const workspace = documents['eu/users/ann'] as { internal: object }
  const whitelabelTrialEndsAt = Math.floor(Date.now() / 1000) + daySeconds
  documents['eu/users/ann'] = {
    ...workspace,
    agencyId: 'agency1',
    internal: { ...workspace.internal, whitelabelTrialEndsAt },
  }
  documents['eu/agencies/agency1'] = agencySchema.parse({
    ...newAgencyDraft('Harbour Desk'),
    ID: 'agency1',
    userId: 'ann',
    version: 1,
    createdAt: 1,
    lastModified: 1,
  })
  setWorld({ documents, lists: {} })
})

/** Opens the tab; the inputs of the calls that save and rebuild are collected. */
function open(view: object = seller, outcome: unknown = { plans: [], plansVersion: 1 }) {
  const sent: unknown[] = []
  const take = (input: unknown) => {
    sent.push(input)
    return outcome
  }
  answerCalls({ readSeller: view, saveSellerPlans: take, rebuildSellerPlans: take })
  return { ...renderApp('/app/eu/agency?activeTabIndex=5'), sent }
}

const card = (name: string) => screen.findByRole('group', { name })

describe('the plans on the tab Auto Billing', () => {
  it.each([
    { ...seller, state: 'onboarding' },
    { ...seller, isPriceSaved: false },
  ])('are locked until the account and the price are there', async (view) => {
    open(view)
    expect(
      await screen.findByText(
        'Please complete steps 1 and 2 & click save billing settings before setting up subscription plans',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save plans' })).toBeNull()
  })

  it('are examples at first, whose prices follow from their credits', async () => {
    const { user, sent } = open()
    const starter = within(await card('Starter'))
    const hint = 'These are examples. Your clients see no plans until you save them.'
    expect(screen.getByText(hint)).toBeTruthy()
    expect(screen.getAllByText('Example')).toHaveLength(2)
    expect(starter.getByLabelText('Credits a month')).toHaveProperty('value', '5,000')
    const price = starter.getByLabelText('Price a month')
    expect(price).toHaveProperty('value', '$20.00')
    expect(price).toHaveProperty('readOnly', true)
    expect(within(await card('Pro')).getByLabelText('Price a month')).toHaveProperty('value', '$60.00')
    await user.clear(starter.getByLabelText('Credits a month'))
    await user.type(starter.getByLabelText('Credits a month'), '7500')
    await user.type(starter.getByLabelText('Free days'), '14')
    expect(price).toHaveProperty('value', '$30.00')
    await user.click(screen.getByRole('button', { name: 'Save plans' }))
    expect(await screen.findByText('Plans saved successfully')).toBeTruthy()
    expect(sent).toMatchObject([
      {
        region: 'eu',
        workspaceId: 'ann',
        version: 0,
        plans: [
          {
            name: 'Starter',
            credits: 7_500,
            features: ['5,000 credits every month'],
            isPopular: false,
            trialDays: 14,
          },
          { name: 'Pro', credits: 15_000, isPopular: true, trialDays: 0 },
        ],
      },
    ])
  })

  it('have between one and five features, one of them with text', async () => {
    const { user, sent } = open({ ...seller, plans: [sold], plansVersion: 3 })
    const basic = within(await card('Basic'))
    expect(basic.getByText(/Sold for \$25\.00 until you save/)).toBeTruthy()
    await user.click(basic.getByRole('button', { name: 'Remove feature 1' }))
    expect(await screen.findByText('Each plan must have at least one feature')).toBeTruthy()
    await user.clear(basic.getByLabelText('Feature 1'))
    await user.click(screen.getByRole('button', { name: 'Save plans' }))
    expect(await basic.findByText('Each plan must have at least one feature with text')).toBeTruthy()
    expect(document.activeElement).toBe(basic.getByLabelText('Feature 1'))
    const described = basic.getByLabelText('Feature 1').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(
      'Each plan must have at least one feature with text',
    )
    for (let more = 0; more < 5; more++) await user.click(basic.getByRole('button', { name: 'Add feature' }))
    expect(await screen.findByText('Maximum of 5 features allowed')).toBeTruthy()
    expect(basic.getAllByRole('textbox', { name: /Feature/ })).toHaveLength(5)
    await user.type(basic.getByLabelText('Feature 5'), 'Calls')
    await user.clear(basic.getByLabelText('Credits a month'))
    await user.type(basic.getByLabelText('Credits a month'), '100')
    await user.click(screen.getByRole('button', { name: 'Save plans' }))
    expect(await basic.findByText('A plan costs between $0.50 and $999,999.99 a month.')).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(basic.getByLabelText('Credits a month'), '00')
    await user.click(screen.getByRole('button', { name: 'Save plans' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        { version: 3, plans: [{ id: sold.id, credits: 10_000, features: ['Calls'] }] },
      ]),
    )
  })

  it('keep what was typed when a save fails, and say so', async () => {
    const { user } = open(seller, new CallError('unavailable', 'Stripe is away.'))
    await user.type(within(await card('Starter')).getByLabelText('Name'), ' plus')
    await user.click(screen.getByRole('button', { name: 'Save plans' }))
    expect(await screen.findByText('Failed to save plans')).toBeTruthy()
    expect(screen.getByText('Stripe is away.')).toBeTruthy()
    expect(within(await card('Starter plus')).getByLabelText('Name')).toHaveProperty('value', 'Starter plus')
  })

  it('are added, removed, and rebuilt after a question', async () => {
    const { user, sent } = open({ ...seller, plans: [sold], plansVersion: 3 })
    await user.click(await screen.findByRole('button', { name: 'Add plan' }))
    expect(within(await card('Plan 2')).getByLabelText('Price a month')).toHaveProperty('value', '–')
    await user.click(screen.getByRole('button', { name: 'Remove Basic' }))
    // The focus stays among the plans.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add plan' }))
    await user.click(screen.getByRole('button', { name: 'Remove Plan 1' }))
    expect(screen.getByText('No plans yet.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Rebuild from Stripe' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Rebuild from Stripe' }))
    expect(await screen.findByText('Plans rebuilt')).toBeTruthy()
    expect(sent).toEqual([{ region: 'eu', workspaceId: 'ann', version: 3 }])
  })
})
