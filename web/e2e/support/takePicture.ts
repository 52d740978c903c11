import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Whether pictures are wanted: nothing compares them, and a person looks through them. */
export const keepsPictures = process.env['PARLEY_PICTURES'] === '1'
const folder = join(import.meta.dirname, '../../../.cache/pictures')

/** Keeps what a page looks like in `.cache/pictures` where PARLEY_PICTURES=1 asks for it. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!keepsPictures) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
