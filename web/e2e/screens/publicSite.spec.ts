import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, sandboxOrigin, webOrigin } from '../support/browser.ts'
import { isExtended } from '../support/extended.ts'
import { findViolations } from '../support/faults/expectAccessible.ts'
import { findWide } from '../support/faults/findWide.ts'

const products = [
  '',
  'landing2',
  'chatbot',
  'voice-agent',
  'whatsapp',
  'integrations',
  'get-free-plan',
  'pricing',
  'ar',
  'ar/pricing',
  'de',
  'de/integrations',
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
    await page.getByText('$46 a month on Pay as you go, using about 36,000 credits.').waitFor()
    await page.getByLabel('Conversations per month').fill('200')
    await page.getByText('The plan’s credits cover it.').waitFor()
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

  it('leads to the reader’s language, keeps their choice, and leaves a URL with a language as it is', async () => {
    const reader = await (await browser.person()).newPage()
    await reader.addInitScript(() =>
      Object.defineProperty(navigator, 'languages', { get: () => ['sv-SE', 'de-AT', 'en'] }),
    )
    await reader.goto(`${webOrigin}/pricing?ref=partner8`)
    await reader.waitForURL(`${webOrigin}/de/pricing?ref=partner8`)
    await reader.getByText(/^46\s\$ im Monat mit/).waitFor()
    await reader.getByRole('navigation', { name: 'Sprache' }).getByText('English').click()
    await reader.getByRole('heading', { name: 'Pay for answers, not promises' }).waitFor()
    await reader.goto(`${webOrigin}/fr`)
    await reader
      .getByRole('heading', { level: 1, name: 'Des agents dont chaque réponse se vérifie' })
      .waitFor()
    await reader.goto(webOrigin)
    await reader.getByRole('heading', { level: 1, name: 'Agents whose answers you can trace' }).waitFor()
    await reader.getByRole('link', { name: 'Sign in' }).click()
    await reader.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => reader.evaluate(() => localStorage.getItem('parley.language'))).toBe('en')
  })

  it('shows an agent in the name and the colour of a visitor’s own site', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(webOrigin)
    const website = page.getByLabel('Your website')
    await website.fill('harbour')
    await page.getByRole('button', { name: 'Preview my agent' }).click()
    await page.getByText('Enter an address such as example.com.').waitFor()
    await website.fill(sandboxOrigin.replace('127.0.0.1', 'harbour.localhost'))
    await page.getByRole('button', { name: 'Preview my agent' }).click()
    await page.getByText('Here’s how your agent would greet visitors.').waitFor()
    const scene = page.locator('.front-scene')
    await scene.getByText('Hello! Ask me anything about Harbour Furniture.').waitFor()
    await expect.poll(() => scene.innerText()).not.toContain('%')
    const accent = () => scene.evaluate((element) => element.style.getPropertyValue('--accent'))
    await expect.poll(accent).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/)
    await website.fill('nobody.localhost:1')
    await page.getByRole('button', { name: 'Preview my agent' }).click()
    await page.getByText('We couldn’t read this site.').waitFor()
    // The console names the request that failed.
    await expect.poll(() => browser.errors.splice(0)).toHaveLength(1)
  })

  it('has the links of the header in a menu on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(`${webOrigin}/chatbot`)
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await findViolations(page, 'body')).toEqual([])
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL(`${webOrigin}/pricing`)
  })

  it('shows the real widget of a published agent on the demo page', async () => {
    await page.goto(`${webOrigin}/demo`)
    const chat = page.frameLocator('iframe[title="Demo chat"]')
    await chat.getByRole('textbox').first().waitFor()
    expect(await findWide(page)).toEqual([])
  })
})
