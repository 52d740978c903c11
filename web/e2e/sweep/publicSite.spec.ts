import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, webOrigin } from '../support/browser.ts'
import { isExtended } from '../support/extended.ts'
import { findViolations } from '../support/faults/expectAccessible.ts'
import { findWide } from '../support/faults/findWide.ts'

const products = [
  'landing2',
  'chatbot',
  'voice-agent',
  'whatsapp',
  'integrations',
  'get-free-plan',
  'pricing',
]
const texts = ['security', 'docs', 'changelog', 'legal/about', 'legal/contact', 'legal/tos', 'legal/gdpr']
const others = [
  'legal/privacy-policy',
  'legal/tixae-privacy-policy',
  'legal/refund-policy',
  'legal/cookie-policy',
]

describe('the public pages', () => {
  const browser = openBrowser({ isShared: true })
  let page: Page

  beforeAll(async () => {
    page = await (await browser.person()).newPage()
  })

  it.each([...products, ...texts, ...(isExtended ? others : [])])(
    '/%s is accessible in light and dark, and fits a phone',
    async (path) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${webOrigin}/${path}`)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await findViolations(page, 'body')).toEqual([])
      }
      await page.setViewportSize({ width: 375, height: 812 })
      expect(await findWide(page)).toEqual([])
    },
  )

  it('estimates a month, keeps the currency, and searches the documentation', async () => {
    await page.goto(`${webOrigin}/pricing?ref=partner7`)
    await page.getByText('$46 a month on Pay as you go, for about 36,000 credits.').waitFor()
    await page.getByLabel('Conversations a month').fill('200')
    await page.getByText('The credits of the plan are enough.').waitFor()
    await page.getByLabel('€ EUR').check()
    await page.getByText('€22 a month').waitFor()
    await page.reload()
    await page.getByText('€22 a month').waitFor()
    await page.goto(`${webOrigin}/docs`)
    await page.getByLabel('Search').fill('whatsapp accounts')
    await page.getByText('One section').waitFor()
    await page.getByRole('heading', { name: 'Channels' }).waitFor()
    const arrival = await page.evaluate(() => localStorage.getItem('parley.signUp'))
    expect(arrival).toContain('partner7')
  })

  it('shows the real widget of a published agent on the demo page', async () => {
    await page.goto(`${webOrigin}/demo`)
    const chat = page.frameLocator('iframe[title="Demo chat"]')
    await chat.getByRole('textbox').first().waitFor()
    expect(await findWide(page)).toEqual([])
  })
})
