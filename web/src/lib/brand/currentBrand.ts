import type { Brand } from '@parley/functions/shared/brand'
import { defaultBrand } from '@parley/functions/shared/defaultBrand'
import { readBrand } from './readBrand.ts'

let read: { text: string; brand: Brand } | undefined

/**
 * The brand of this dashboard: what its page was served with, in `<script type="application/json" id="brand">`,
 * else ours. It is there before the first paint and stays for the life of the page.
 */
export function currentBrand(): Brand {
  const text = document.getElementById('brand')?.textContent
  if (!text) return defaultBrand
  if (read?.text !== text) read = { text, brand: readBrand(text) }
  return read.brand
}
