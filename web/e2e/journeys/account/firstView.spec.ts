import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import type { Page } from 'playwright-core'
import { openBrowser, webOrigin } from '../../support/browser.ts'

const browser = openBrowser()

describe('the first view of the dashboard', () => {
  it('shows the first page with its agents within 250,000 bytes, and opens what is clicked before it has loaded', async () => {
    const context = await browser.person()
    const page = await context.newPage()
    await signIn(page, 'ada@harbourandpine.example', 'harbour-and-pine')
    await firstAgent(page).waitFor()

    const visit = await context.newPage()
    await visit.addInitScript(() => {
      const look = () => {
        if (document.querySelector('nav a[href*="/agents/"]') === null) requestAnimationFrame(look)
        else performance.mark('rows')
      }
      requestAnimationFrame(look)
    })
    await visit.goto(`${webOrigin}/app/na/home`)
    await firstAgent(visit).waitFor()
    const files = await visit.evaluate(() => {
      const [rows] = performance.getEntriesByName('rows')
      const before = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime < (rows?.startTime ?? Infinity))
      return before.map(({ name }) => name).filter((name) => /\.(js|css)$/.test(name))
    })
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await (await fetch(file)).text(), { level: 9 }).length),
    )
    expect(files.some((file) => file.includes('/dashboard-'))).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000)

    const hasty = await context.newPage()
    const isClicked = Promise.withResolvers<void>()
    await hasty.route(/WorkspaceMenu/, async (route) => {
      await isClicked.promise
      await route.continue()
    })
    await hasty.goto(`${webOrigin}/app/na/home`)
    await hasty.getByRole('button', { name: /^Workspace/ }).click()
    isClicked.resolve()
    await hasty.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  })
})

function firstAgent(page: Page) {
  return page.getByRole('navigation').locator('a[href*="/agents/"]').first()
}
