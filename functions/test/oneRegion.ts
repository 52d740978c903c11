import { regions, type Region } from '../src/shared/regions/regions.ts'

/**
 * The region of tests whose queries, paths and databases do not depend on it: one region, and both with `npm
 * run test:all`. Tenancy, rules, events, sweeps and hosts always run in both.
 */
export const oneRegion: readonly Region[] =
  process.env['PARLEY_ALL'] || process.env['PARLEY_LONG'] ? regions : ['eu']
