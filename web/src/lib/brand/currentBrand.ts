import type { Brand } from '@parley/functions/shared/brand/brand'
import { defaultBrand } from '@parley/functions/shared/brand/defaultBrand'
import { readBrand } from './readBrand.ts'

let read: { text: string; brand: Brand } | undefined

/**
 * Returns the brand of this dashboard: that of `<script type="application/json" id="brand">` in its page, or
 * else the default one.
 * It is known before the first paint and stays the same until the next page load.
 */
export function currentBrand(): Brand {
  const text = document.getElementById('brand')?.textContent
  if (!text) return defaultBrand
  if (read?.text !== text) read = { text, brand: readBrand(text) }
  return read.brand
}
