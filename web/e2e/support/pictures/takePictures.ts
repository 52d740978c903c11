import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findWide } from '../faults/findWide.ts'
import { endAnimations } from '../settle.ts'
import { keepsPictures, takePicture } from './takePicture.ts'

const desk = 1440
const phone = 375

/**
 * Fails if a page is wider than a phone's window or a desktop's, and stores pictures of it in light and dark
 * if PARLEY_PICTURES=1. `prepare` runs once for each color scheme.
 */
export async function takePictures(
  page: Page,
  name: string,
  prepare: () => Promise<unknown> = async () => {},
): Promise<void> {
  const schemes = keepsPictures ? (['light', 'dark'] as const) : (['light'] as const)
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    await prepare()
    for (const width of [desk, phone]) {
      await page.setViewportSize({ width, height: 900 })
      await endAnimations(page)
      await takePicture(page, `${name}-${scheme}-${width}`)
      await expect.poll(() => findWide(page)).toEqual([])
    }
  }
  await page.setViewportSize({ width: desk, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}
