import { beforeAll, describe, expect, it } from 'vitest'
import { databaseIds, regions, type Region } from '../../src/shared/regions/regions.ts'
import { clearDatabases } from '../emulator.ts'
import { asSomebody } from './restClient.ts'
import type { Row } from './row.ts'
import { makeWorld } from './world.ts'

/** Runs the rows of an area against the rules in both databases. */
export function expectRules(area: string, rows: (region: Region) => Row[]): void {
  describe.each(regions)(`rules of ${area} in %s`, (region) => {
    // Runs first: an emulator without rules would let every other denial pass unnoticed.
    it(`refuse an anonymous write in ${databaseIds[region]} (H-001)`, async () => {
      expect(await asSomebody(region, null).set('wallets/canary', { balance: 1 })).toBe(false)
    })

    describe('decide each row', () => {
      beforeAll(async () => {
        await clearDatabases()
        await makeWorld()
      })

      it.each(rows(region))('%s', async (_, who, request, allowed) => {
        expect(await request(asSomebody(region, who))).toBe(allowed)
      })
    })
  })
}
