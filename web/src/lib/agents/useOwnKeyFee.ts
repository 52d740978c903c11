import { defaultOwnKeyUnits } from '@parley/functions/shared/billing/credits'
import { paths } from '@parley/functions/shared/paths'
import { formatUsed } from '../formats/formatCredits.ts'
import { useLiveDoc } from '../live/live.ts'

const location = { region: 'na', path: paths.catalogue } as const

/** Returns the cost of an answer with a workspace's own key, in credits as they are shown. */
export function useOwnKeyFee(): string {
  const catalogue = useLiveDoc('catalogue', location)
  const stored = catalogue.status === 'ready' ? catalogue.data?.ownKeyUnitsPerTurn : undefined
  return formatUsed(stored ?? defaultOwnKeyUnits, 1)
}
