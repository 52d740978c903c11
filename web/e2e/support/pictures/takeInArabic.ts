import type { Page } from 'playwright-core'
import { endAnimations } from '../settle.ts'
import { keepsPictures, takePicture } from './takePicture.ts'

/**
 * Stores pictures of a page with a preview of the widget in Arabic, at a desk and on a phone, if
 * PARLEY_PICTURES=1. The page is loaded again before and after them.
 */
export async function takeInArabic(page: Page, name: string): Promise<void> {
  if (!keepsPictures) return
  await openIn(page, 'ar')
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await endAnimations(page)
    await takePicture(page, `${name}-ar-${width}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await openIn(page, 'en')
}

async function openIn(page: Page, language: string): Promise<void> {
  await page.evaluate((choice) => localStorage.setItem('parley.language', choice), language)
  await page.reload()
  // The preview of the widget comes last.
  await page.frameLocator('iframe').getByRole('listitem').first().waitFor()
}
