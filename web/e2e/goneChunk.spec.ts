import { expect, it } from 'vitest'
import { signIn } from './support/accounts.ts'
import { openBrowser, webOrigin } from './support/browser.ts'

const browser = openBrowser()

it(
  'a tab whose build is gone is loaded anew once; what does not come even then says so and can be tried again',
  { timeout: 90_000 },
  async () => {
    const context = await browser.person()
    const page = await context.newPage()
    await signIn(page, 'ada@harbourandpine.example', 'harbour-and-pine')
    await page.goto(`${webOrigin}/app/na/agents`)
    await page.getByRole('list', { name: 'Agents' }).getByRole('link').first().waitFor()
    let loads = 0
    page.on('load', () => loads++)

    const gone = /\/assets\/(BillingRoute|UsageRoute)-/
    let misses = 1
    await page.route(gone, (route) => (misses-- > 0 ? route.fulfill({ status: 404 }) : route.continue()))
    await page.getByRole('link', { name: 'Billing' }).click()
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor()
    expect(loads).toBe(1)

    misses = 1
    await page.getByRole('link', { name: 'Usage report' }).click()
    await page.getByRole('heading', { name: 'This part could not be loaded' }).waitFor()
    expect(loads).toBe(1)
  },
)
