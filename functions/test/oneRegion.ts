import { regions, type Region } from '../src/shared/regions/regions.ts'

/**
 * For what no query, path or database decides by the region: its tests run in one region, and in both with
 * `npm run test:all`. Tenancy, rules, events, sweeps and hosts always run in both.
 */
export const oneRegion: readonly Region[] =
  process.env['PARLEY_ALL'] || process.env['PARLEY_LONG'] ? regions : ['eu']
