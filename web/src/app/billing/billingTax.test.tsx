import { screen, waitFor, within } from '@testing-library/react'
import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { makeBilling, setBillingWorld } from '../../test/billingWorld.ts'
import { renderApp } from '../../test/renderApp.tsx'
import { inputsOf, scriptCalls } from '../../test/scriptCalls.ts'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const page = '/app/eu/billing'
const taxed = { 'na/catalogue/current': { ...catalogueSeed, automaticTax: true } }
const charge = { currency: 'eur', lines: [], discount: 0, taxName: 'Tax' }
const invalid = new CallError('invalid-argument', undefined, {
  vatId: 'That isn’t a valid VAT ID for your country.',
})

beforeAll(() =>
  Promise.all([import('./BillingRoute.tsx'), import('../../features/billing/BillingDialogs.tsx')]),
)

let responses: Record<string, unknown[]>

beforeEach(() => {
  responses = {}
  scriptCalls(responses)
  setBillingWorld({ billing: makeBilling(), documents: taxed })
})

describe('a VAT ID on the billing page', () => {
  async function openField() {
    const { user } = renderApp(page)
    const section = within(await screen.findByRole('region', { name: 'VAT ID' }))
    return {
      user,
      field: section.getByLabelText('VAT ID'),
      save: section.getByRole('button', { name: 'Save VAT ID' }),
    }
  }

  it('is saved in the form of its country, and an invalid one is refused at its field', async () => {
    responses.saveVatId = [invalid, { vatId: 'ATU12345678' }]
    const { user, field, save } = await openField()
    expect(screen.getByText(/for example ATU12345678/)).toBeTruthy()
    expect(save).toHaveProperty('disabled', true)
    await user.type(field, 'atu 1234')
    await user.click(save)
    expect(await screen.findByText('That isn’t a valid VAT ID for your country.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'atu 1234')
    await user.type(field, '5678')
    await user.click(save)
    expect(await screen.findByText('VAT ID saved')).toBeTruthy()
    expect(field).toHaveProperty('value', 'ATU12345678')
    expect(inputsOf('saveVatId').at(-1)).toMatchObject({ workspaceId: 'ann', vatId: 'atu 12345678' })
  })

  it('can be removed', async () => {
    responses.saveVatId = [{ vatId: '' }]
    setBillingWorld({ billing: { ...makeBilling(), vatId: 'ATU12345678' }, documents: taxed })
    const { user, field, save } = await openField()
    expect(field).toHaveProperty('value', 'ATU12345678')
    await user.clear(field)
    await user.click(save)
    expect(await screen.findByText('VAT ID removed')).toBeTruthy()
    expect(inputsOf('saveVatId')).toMatchObject([{ vatId: '' }])
  })

  it.each([
    ['while the catalogue has its own rates', { billing: makeBilling() }],
    ['in a country without them', { billing: { ...makeBilling(), country: 'US' }, documents: taxed }],
    ['before the country is final', { billing: null, documents: taxed }],
  ])('is not asked for %s', async (_, world) => {
    setBillingWorld(world)
    renderApp(page)
    await screen.findByRole('region', { name: 'Payment method' })
    expect(screen.queryByLabelText('VAT ID')).toBeNull()
  })
})

describe('the first payment of a business', () => {
  const price = { ...charge, subtotal: 2_200, offer: null }

  it('is priced with its VAT ID, which is saved for the country that was chosen', async () => {
    responses.saveVatId = [invalid, { vatId: 'ATU12345678' }]
    responses.previewSubscription = [{ ...price, tax: 440, total: 2_640, later: 2_640 }]
    setBillingWorld({ billing: null, documents: taxed })
    const { user } = renderApp(`${page}?dialog=upgrade`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm subscription' }))
    await user.selectOptions(dialog.getByLabelText('Country'), 'AT')
    const field = await dialog.findByLabelText('VAT ID')
    await user.type(field, 'atu1234{Enter}')
    expect(await dialog.findByText('That isn’t a valid VAT ID for your country.')).toBeTruthy()
    await user.type(field, '5678')
    await user.click(dialog.getByRole('button', { name: 'Save VAT ID' }))
    expect(await screen.findByText('VAT ID saved')).toBeTruthy()
    expect(inputsOf('saveVatId').at(-1)).toMatchObject({ vatId: 'atu12345678', country: 'AT' })
  })

  it.each([
    ['while the catalogue has its own rates', 'AT', {}],
    ['in a country without them', 'US', taxed],
  ])('has no field for it %s', async (_, country, documents) => {
    setBillingWorld({ billing: null, documents })
    const { user } = renderApp(`${page}?dialog=upgrade`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm subscription' }))
    await user.selectOptions(dialog.getByLabelText('Country'), country)
    expect(dialog.queryByLabelText('VAT ID')).toBeNull()
  })
})

describe('a top-up whose tax the payment service calculates', () => {
  async function openTopUp() {
    const { user } = renderApp(`${page}?dialog=topup`)
    const top = within(await screen.findByRole('dialog', { name: 'Add to credit balance' }))
    return { user, top, confirm: top.getByRole('button', { name: 'Confirm payment' }) }
  }

  it('can be paid once its price is there, and only for that price', async () => {
    responses.previewTopUp = [{ ...charge, subtotal: 1_000, tax: 200, total: 1_200 }]
    responses.topUp = [{ state: 'succeeded', clientSecret: '', publishableKey: 'pk', failure: '' }]
    const { user, top, confirm } = await openTopUp()
    expect(confirm).toHaveProperty('disabled', true)
    expect(await top.findByText('€12.00')).toBeTruthy()
    expect(top.getByText('Tax')).toBeTruthy()
    await user.click(confirm)
    await waitFor(() => expect(inputsOf('topUp')).toMatchObject([{ amount: 1_000, total: 1_200 }]))
  })

  it('states the reverse charge when a business pays', async () => {
    responses.previewTopUp = [{ ...charge, subtotal: 1_000, tax: 0, total: 1_000, isReverseCharge: true }]
    const { top } = await openTopUp()
    expect(await top.findByText('Tax (reverse charge)')).toBeTruthy()
  })

  it('cannot be paid without a price, and says why', async () => {
    const text =
      'Your billing address isn’t complete enough to calculate tax. Add a card with your full address.'
    responses.previewTopUp = [new CallError('failed-precondition', text)]
    const { top, confirm } = await openTopUp()
    expect(await top.findByText(text)).toBeTruthy()
    expect(confirm).toHaveProperty('disabled', true)
  })
})
