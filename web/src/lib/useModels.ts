import { modelIds } from '@parley/functions/shared/models'
import type { ModelPrice } from '@parley/functions/shared/modelPrice'
import { models } from '@parley/functions/shared/modelSeed'
import { paths } from '@parley/functions/shared/paths'
import { useMemo } from 'react'
import { useLiveDoc } from './live.ts'

const place = { region: 'na', path: paths.catalogue } as const

/** All models that can be chosen, at the prices in force; at the first ones while those are not known. */
export function useModels(): readonly ModelPrice[] {
  const catalogue = useLiveDoc('catalogue', place)
  const priced = catalogue.status === 'ready' ? catalogue.data?.models : undefined
  return useMemo(() => priced?.filter(({ id }) => modelIds.some((known) => known === id)) ?? models, [priced])
}
