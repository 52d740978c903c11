import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

const at = new Date('2026-11-02T10:00:00Z').getTime()
const row = {
  messageId: 'm2',
  conversationId: 'c1',
  agentId: 'agent00000000001',
  at,
  amount: 18_000,
  model: 'gpt-4o',
  inputTokens: 600,
  outputTokens: 30,
  rule: 'catalogue-1',
}
const lease = {
  lease: 'lease1',
  at,
  amount: 40_000,
  position: 49_970_000,
  rows: [{ ...row, messageId: 'm1', amount: 22_000 }, row],
}
const welcome = {
  amount: 50_000_000,
  unit: 'credit',
  type: 'free',
  ref: 'ann',
  seq: 1,
  at,
  actor: 'system',
  position: 0,
}
const bought = {
  amount: 100_000_000,
  unit: 'credit',
  type: 'payment',
  ref: 'attempt',
  seq: 9,
  at,
  actor: 'stripe',
  position: 50_000_000,
}
const wallet = {
  owner: 'ws',
  wsId: 'ann',
  balance: 99_990_000,
  leased: 0,
  filled: 150_000_000,
  debt: 0,
  high: 0,
  level: 0,
  isUntold: false,
  seq: 9,
}
const purchase = { total: 1270, tax: 270, currency: 'eur', kind: 'topUp', paymentId: 'pi_1' }

function setReceipts(catalogue: object | null = null, answer: object = row) {
  const settled = { ...lease, rows: [{ ...row, messageId: 'm1', amount: 22_000 }, answer] }
  setWorld({
    documents: {
      ...annsDocuments(0),
      'eu/wallets/ws_ann': wallet,
      'eu/wallets/ws_ann/usage/lease1': settled,
      'eu/purchases/ann_attempt': purchase,
      ...(catalogue && { 'na/catalogue/current': catalogue }),
    },
    lists: {
      'eu/wallets/ws_ann/ledger': { items: [bought, welcome], brokenIds: [] },
      'eu/wallets/ws_ann/usage': { items: [lease], brokenIds: [] },
    },
  })
}

const linesOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((line) => line.textContent)

describe('a receipt', () => {
  it("shows the calculation of an answer's price, and the payments behind the credit", async () => {
    setReceipts()
    renderApp('/app/eu/usage/receipts/lease1?message=m2')
    await screen.findByRole('heading', { name: 'Answer by gpt-4o' })
    expect(linesOf('Answer by gpt-4o')).toEqual([
      'Input tokens600 × 2,500 credits per million1.5000',
      'Output tokens30 × 10,000 credits per million0.3000',
      'Credits1.8000',
    ])
    const paid = within(screen.getByRole('region', { name: 'Paid from' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(paid).toEqual([
      expect.stringMatching(/^Welcome credits of .*0\.8000$/),
      expect.stringMatching(/^Top-up of .*1\.0000$/),
    ])
    expect(screen.getByText(/Price list 1 of/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open conversation' }).getAttribute('href')).toBe(
      '/app/eu/agents/agent00000000001/convos/c1',
    )
  })

  it('shows cached tokens at their own price', async () => {
    setReceipts(null, { ...row, cachedTokens: 400, amount: 13_000 })
    renderApp('/app/eu/usage/receipts/lease1?message=m2')
    await screen.findByRole('heading', { name: 'Answer by gpt-4o' })
    expect(linesOf('Answer by gpt-4o')).toEqual([
      'Input tokens200 × 2,500 credits per million0.5000',
      'Cached input tokens400 × 1,250 credits per million0.5000',
      'Output tokens30 × 10,000 credits per million0.3000',
      'Credits1.3000',
    ])
  })

  it('shows only the fee of an answer with the workspace’s own key', async () => {
    setReceipts(null, { ...row, ownKeyFee: 1_000, amount: 1_000 })
    renderApp('/app/eu/usage/receipts/lease1?message=m2')
    await screen.findByRole('heading', { name: 'Answer by gpt-4o' })
    expect(linesOf('Answer by gpt-4o')).toEqual([
      'Platform feeYour own key: 630 tokens billed by your vendor0.1000',
      'Credits0.1000',
    ])
  })

  it('is calculated with the price list of its day, not the current one', async () => {
    setReceipts({
      ...catalogueSeed,
      version: 2,
      models: catalogueSeed.models.map((model) => ({ ...model, inputUnitsPerMillion: 1 })),
    })
    renderApp('/app/eu/usage/receipts/lease1?message=m2')
    await screen.findByText(/Price list 1 of/)
    expect(linesOf('Answer by gpt-4o')[0]).toBe('Input tokens600 × 2,500 credits per million1.5000')
  })

  it('says so while its lease is not settled', async () => {
    setReceipts()
    renderApp('/app/eu/usage/receipts/lease2?message=m9')
    expect(await screen.findByRole('heading', { name: 'Not settled yet' })).toBeTruthy()
  })
})

describe('incoming credit', () => {
  it('shows its payment, what is left of it, and the answers that it has paid', async () => {
    setReceipts()
    const { user } = renderApp('/app/eu/usage/credit/9')
    await screen.findByRole('heading', { name: 'Top-up' })
    expect(linesOf('Origin')).toEqual([
      expect.stringMatching(/^Added.*10,000\.0000$/),
      expect.stringMatching(/^Used.*−1\.0000$/),
      'Remaining9,999.0000',
    ])
    expect(screen.getByText('€12.70 (€2.70 tax included), manual')).toBeTruthy()
    const paid = within(screen.getByRole('table', { name: 'Answers these credits paid for' }))
    const answers = paid.getAllByRole('row').map((line) => line.textContent)
    expect(answers).toHaveLength(2)
    expect(answers[1]).toContain('gpt-4o1.0000')
    await user.click(paid.getByRole('link'))
    expect(await screen.findByRole('heading', { name: 'Answer by gpt-4o' })).toBeTruthy()
  })

  it('is not found under the number of an entry without credit', async () => {
    setReceipts()
    renderApp('/app/eu/usage/credit/5')
    expect(await screen.findByRole('heading', { name: 'Credit not found' })).toBeTruthy()
  })
})
