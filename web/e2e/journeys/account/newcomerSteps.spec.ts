import { describe, expect, it } from 'vitest'
import { freshEmail, mailedLink } from '../../support/accounts.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { widgetOn } from '../../support/widget.ts'
import { serveHtml } from '../../support/serveHtml.ts'

const browser = openBrowser()
/** Fields and buttons from the front page to an agent on a website, with the emailed link. */
const maxSteps = 13

describe('a newcomer on the front page', () => {
  it('gets to a published agent in the colours of their website in thirteen steps', async () => {
    const page = await (await browser.person()).newPage()
    const steps: string[] = []
    const click = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      steps.push(`click ${name}`)
      await page.getByRole(role, { name }).first().click()
    }
    const fill = async (label: string, value: string) => {
      steps.push(`fill ${label}`)
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    const email = freshEmail()

    await page.goto(webOrigin)
    await click('Create an account', 'link')
    steps.push('choose a region')
    await page.getByRole('radio', { name: /^Europe/ }).check({ force: true })
    await fill('Your name', 'Nell')
    await fill('Name of your workspace', 'Harbour')
    await fill('Email', email)
    await fill('Password', 'a-long-password')
    await click('Create account')
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    steps.push('open the mailed link')
    await page.goto(await mailedLink(email, '/verify-email'))
    await click('Confirm your email')
    await page.waitForURL('**/app/eu/onboarding')

    // The website says the rest: the name, what the company does, its colour and its icon.
    await fill('Company website', 'http://harbour.localhost:4010')
    await page.getByLabel('Company website').blur()
    await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Harbour Furniture')
    await click('Continue')
    await page.getByText('6 of 6 read').waitFor()
    await click('Create agent')
    await page.getByRole('heading', { name: 'Harbour Furniture is ready' }).waitFor()
    await click('Publish')
    await page.getByRole('button', { name: 'Copy script' }).waitFor()
    expect(steps.length).toBeLessThanOrEqual(maxSteps)

    // Visitors meet the agent with the website's own questions.
    const script = await page.locator('pre').innerText()
    const site = await serveHtml(
      `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Shop</title>${script}`,
    )
    const visitor = await (await browser.person()).newPage()
    await visitor.goto(site.url)
    const widget = widgetOn(visitor)
    await widget.open()
    await widget.sees(/Harbour Furniture/)
    await widget.sees('Do you sell vouchers?')
    site.stop()

    // Its tests are saved.
    await click('Go to Dashboard')
    await page.waitForURL(/\/overview\?showDebugger=true$/)
    await page.goto(page.url().replace(/\/overview.*$/, '/tests'))
    await page.getByText('Can I pay in instalments?').first().waitFor()
    await page.getByText('How can I reach you?').first().waitFor()
  })
})
