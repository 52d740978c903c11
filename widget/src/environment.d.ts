import type { Region } from '@parley/functions/shared/regions/regions'

declare global {
  /** Path of the panel's module beside the launcher; the build inserts its hash. */
  const __PARLEY_PANEL__: string
  /** URL of the widget function in each region. */
  const __PARLEY_API__: Record<Region, string>
}
