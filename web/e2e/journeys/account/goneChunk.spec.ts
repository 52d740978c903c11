import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'

const browser = openBrowser()

describe('a tab whose build is gone', () => {
  it('reloads once, and reports a file that is still missing', async () => {
    const context = await browser.person()
    const page = await context.newPage()
    await signIn(page, 'ada@harbourandpine.example', 'harbour-and-pine')
    await page.goto(`${webOrigin}/app/na/agents`)
    await page.getByRole('list', { name: 'Agents' }).getByRole('link').first().waitFor()
    let loads = 0
    page.on('load', () => loads++)

    await page.route(/\/assets\/BillingRoute-/, (route) =>
      loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.getByRole('link', { name: 'Billing' }).click()
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor()
    expect(loads).toBe(1)

    await page.route(/\/assets\/UsageRoute-/, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'Usage' }).click()
    await page.getByRole('heading', { name: 'This part could not be loaded' }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(loads).toBe(1)
    // Only the files that the test has removed.
    const unexpected = browser.errors
      .splice(0)
      .filter((error) => !/\/assets\/(Billing|Usage)Route-/.test(error))
    expect(unexpected).toEqual([])
  })
})
