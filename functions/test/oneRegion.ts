import { regions, type Region } from '../src/shared/regions/regions.ts'

/**
 * The region of tests whose queries, paths and databases do not depend on it: one region, and both with `npm
 * run test:all`. Rules, access, events of the database, sweeps, deployed functions and hosts over HTTP always
 * run in both.
 */
export const oneRegion: readonly Region[] =
  process.env['PARLEY_ALL'] || process.env['PARLEY_LONG'] ? regions : ['eu']
