import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { endAnimations } from './settle.ts'
import { takePicture } from './takePicture.ts'

/** What a page looks like on a desk and on a phone, by day and by night. */
export async function takePictures(
  page: Page,
  name: string,
  prepare: () => Promise<unknown> = async () => {},
): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await prepare()
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await endAnimations(page)
      await takePicture(page, `${name}-${scheme}-${width}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}
