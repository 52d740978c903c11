import { defaultBrand } from '@parley/functions/shared/brand/defaultBrand'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()

const harbour = {
  ...defaultBrand,
  name: 'Harbour Desk',
  title: 'Harbour Desk',
  logo: { light: '', dark: '' },
  font: 'Rubik',
  primary: '#FFD600',
  neutralHue: 230,
  radius: 14,
}

describe('a dashboard of another brand', () => {
  it.each(['light', 'dark'] as const)(
    'has its name and colours and readable contrast, %s',
    async (scheme) => {
      const context = await browser.person()
      const page = await context.newPage()
      await page.emulateMedia({ colorScheme: scheme })
      await serveBrand(page)
      await page.goto(`${webOrigin}/login`)
      await page.getByRole('link', { name: 'Harbour Desk' }).waitFor()
      await expect.poll(() => page.title()).toBe('Sign in · Harbour Desk')
      await expectAccessible(page, 'body')
      await takePicture(page, `brand-sign-in-${scheme}`)

      await signIn(page, 'ada@harbourandpine.example', 'harbour-and-pine')
      await page.goto(`${webOrigin}/app/na/agents`)
      await page.getByRole('list', { name: 'Agents' }).getByRole('link').first().click()
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
      await expect.poll(() => page.title()).toContain('· Harbour Desk')
      await expectAccessible(page, 'body')
      await takePicture(page, `brand-overview-${scheme}`)
      await expect.poll(() => page.locator('body').innerText()).not.toContain(defaultBrand.name)
    },
  )
})

/**
 * Adds the brand as an agency's host inserts it into its pages: before any of the dashboard's modules runs.
 */
async function serveBrand(page: Page): Promise<void> {
  await page.addInitScript((brand) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      const tag = document.createElement('script')
      tag.type = 'application/json'
      tag.id = 'brand'
      tag.textContent = brand
      document.head.append(tag)
    })
  }, JSON.stringify(harbour))
}
