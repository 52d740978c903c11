import { modelIds } from '@parley/functions/shared/models/models'
import type { ModelPrice } from '@parley/functions/shared/models/modelPrice'
import { models } from '@parley/functions/shared/models/modelSeed'
import { paths } from '@parley/functions/shared/paths'
import { useMemo } from 'react'
import { useLiveDoc } from '../live/live.ts'

const location = { region: 'na', path: paths.catalogue } as const

/**
 * Returns all models that can be chosen, at the current prices, or at the initial ones until those are
 * loaded.
 */
export function useModels(): readonly ModelPrice[] {
  const catalogue = useLiveDoc('catalogue', location)
  const priced = catalogue.status === 'ready' ? catalogue.data?.models : undefined
  return useMemo(
    () => priced?.filter(({ id }) => modelIds.some((existing) => existing === id)) ?? models,
    [priced],
  )
}
