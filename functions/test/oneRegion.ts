import { regions, type Region } from '../src/shared/regions.ts'

/**
 * For rules that do not ask where a workspace lives: their tests run in one region, and in both with
 * `npm run test:long`. What reads or writes by the region (tenancy, rules, events, sweeps) runs in both
 * always.
 */
export const oneRegion: readonly Region[] = process.env['PARLEY_LONG'] ? regions : ['eu']
