import { screen } from '@testing-library/react'
import { agencySchema, newAgencyDraft } from '@parley/functions/shared/agencies/agency'
import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import { describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../test/answerCalls.ts'
import { makeBilling, setBillingWorld } from '../../test/billingWorld.ts'
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

/** Opens the domains of an agency whose workspace has no white label; `addon`: its price in cents. */
function open(billing: ReturnType<typeof makeBilling> | null, addon = 5_000) {
  answerCalls({})
  const prices = { usd: addon, eur: addon, gbp: addon }
  const addons = catalogueSeed.addons.map((each) =>
    each.key === 'whitelabel-new' ? { ...each, prices } : each,
  )
  setBillingWorld({
    billing,
    documents: {
      'eu/users/ann': { ...(annsDocuments(0)['eu/users/ann'] as object), agencyId: 'agency1' },
      'eu/agencies/agency1': agency,
      'na/catalogue/current': { ...catalogueSeed, addons },
    },
  })
  renderApp('/app/eu/agency?activeTabIndex=1')
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

describe('WhitelabelOffer', () => {
  it('offers a workspace without a plan the plan with the add-on, at the prices of today', async () => {
    open(null)
    expect(await hrefOf('Upgrade Plan - ($70/month)')).toBe(
      '/app/eu/billing?dialog=upgrade&addon=whitelabel-new',
    )
  })

  it('offers a workspace with a plan the add-on in its own currency', async () => {
    open(makeBilling(), 6_000)
    expect(await hrefOf('Get Whitelabel Addon - (€60/month)')).toBe(
      '/app/eu/billing?dialog=modify&addon=whitelabel-new',
    )
  })
})
