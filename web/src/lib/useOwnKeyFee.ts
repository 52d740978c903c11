import { defaultOwnKeyUnits } from '@parley/functions/shared/credits'
import { paths } from '@parley/functions/shared/paths'
import { formatUsed } from './formatCredits.ts'
import { useLiveDoc } from './live.ts'

const place = { region: 'na', path: paths.catalogue } as const

/** What an answer by a workspace's own key costs, in credits as they are shown. */
export function useOwnKeyFee(): string {
  const catalogue = useLiveDoc('catalogue', place)
  const stored = catalogue.status === 'ready' ? catalogue.data?.ownKeyUnitsPerTurn : undefined
  return formatUsed(stored ?? defaultOwnKeyUnits, 1)
}
