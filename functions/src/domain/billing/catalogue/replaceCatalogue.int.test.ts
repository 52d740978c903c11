import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { catalogueSchema } from '../../../shared/billing/catalogue.ts'
import { catalogueSeed } from '../../../shared/billing/catalogueSeed.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { readCatalogue, replaceCatalogue } from './replaceCatalogue.ts'

beforeAll(clearDatabases)
// The next suite starts with the first prices.
afterAll(clearDatabases)

const now = new Date('2026-12-01T12:00:00Z').getTime()
const dearer = {
  ...catalogueSeed,
  addons: catalogueSeed.addons.map((addon) => ({ ...addon, prices: { usd: 700, eur: 700, gbp: 700 } })),
}

describe('replaceCatalogue', () => {
  it('stores a version with a reason for every change and keeps earlier versions', async () => {
    expect((await readCatalogue()).version).toBe(1)
    await replaceCatalogue(dearer, 'Everything costs $7.', now)
    const current = await readCatalogue()
    expect(current).toMatchObject({
      version: 2,
      changes: [{ version: 1 }, { version: 2, date: '2026-12-01', text: 'Everything costs $7.' }],
    })
    expect(current.addons.map(({ prices }) => prices.usd)).toEqual([700, 700, 700, 700, 700, 700, 700])
    expect((await readDocument('na', paths.catalogueVersion(1), catalogueSchema))?.data).toEqual(
      catalogueSeed,
    )
    expect((await readDocument('na', paths.catalogueVersion(2), catalogueSchema))?.data).toEqual(current)
  })

  it('refuses a change that was made from an older version, also at the same moment', async () => {
    await expect(replaceCatalogue(dearer, 'Once more.', now)).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    const current = await readCatalogue()
    const both = await Promise.allSettled([
      replaceCatalogue(current, 'One.', now),
      replaceCatalogue(current, 'Other.', now),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await readCatalogue()).version).toBe(3)
  })

  it('refuses an invalid catalogue, one without an existing plan, add-on or model, and a change without a reason', async () => {
    const current = await readCatalogue()
    for (const wrong of [
      {},
      { ...current, nanoUsdPerCredit: 0.5 },
      { ...current, plans: current.plans.slice(1) },
      { ...current, models: [] },
    ]) {
      await expect(replaceCatalogue(wrong, 'Why not.', now)).rejects.toMatchObject({
        code: 'invalid-argument',
      })
    }
    await expect(replaceCatalogue(current, ' ', now)).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(await readCatalogue()).toEqual(current)
  })
})
