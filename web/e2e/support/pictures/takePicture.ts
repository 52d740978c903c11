import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Whether pictures are taken: nothing compares them, a person looks through them. */
export const keepsPictures = process.env['PARLEY_PICTURES'] === '1'
const folder = join(import.meta.dirname, '../../../../.cache/pictures')

/** Stores a picture of a page in `.cache/pictures` if PARLEY_PICTURES=1. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!keepsPictures) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
