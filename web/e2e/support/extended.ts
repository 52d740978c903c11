import { it } from 'vitest'
import type { Region } from './accounts.ts'

/** Whether this run is `npm run test:all`, which has more tests than `npm test`. */
export const isExtended = process.env['PARLEY_ALL'] === '1'

/** Registers a test that only `npm run test:all` runs. */
export const itExtended: (title: string, run: () => Promise<void>) => void = isExtended ? it : () => undefined

/** The regions of a journey whose difference by region is proven by emulator tests. */
export const regionsUnderTest: readonly Region[] = isExtended ? ['na', 'eu'] : ['eu']
