import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish, widgetIn } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'
import { arrive, openShop } from '../../support/shop.ts'

const browser = openBrowser()
const shop = openShop()

describe("an agent's theme and the assistant's CSS", () => {
  it('take effect in the widget of visitors', async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    const agentId = await createAgent(page, 'Colour desk')
    const agent = `${webOrigin}/app/eu/agents/${agentId}`

    // The real widget beside the editor follows the theme, which all members can reuse.
    await page.goto(`${agent}/look`)
    const preview = widgetIn(page.getByRole('complementary', { name: 'Widget preview' }))
    await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#7a1f5c')
    await page.getByText('Gradient', { exact: true }).click()
    const imageOf = (element: Element) => getComputedStyle(element).backgroundImage
    await expect.poll(() => preview.locator('header').evaluate(imageOf)).toContain('rgb(122, 31, 92)')
    await page.getByRole('button', { name: 'Save theme' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Plum')
    await page.getByRole('dialog').getByRole('button', { name: 'Save theme' }).click()
    await page.getByRole('button', { name: 'Plum', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Edit shades' }).click()
    await takePictures(page, 'agent-theme', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('button', { name: /shades$/ }).waitFor()
    })

    await page.getByRole('button', { name: /^Save (?!and|theme)/ }).click()
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
    await page.goto(`${agent}/settings?tab=advanced`)
    await page.getByRole('textbox', { name: 'Custom CSS' }).fill(':host { inset: 0; background: red }\n')
    await page.getByRole('button', { name: 'AI assistant' }).click()
    await page.getByRole('textbox', { name: 'What should change?' }).fill('Make the field navy')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('CSS generated and inserted successfully!').waitFor()
    await takePictures(page, 'agent-css', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('region', { name: 'Changes by the assistant' }).waitFor()
    })
    await page.getByRole('button', { name: 'Accept all' }).click()
    await publish(page)

    const { widget } = await arrive(await browser.person(), shop.page({ agentId, region: 'eu' }))
    await widget.open()
    const composer = widget.panel.locator('.composer')
    await expect
      .poll(() => composer.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(0, 0, 128)')
    await expect.poll(() => widget.panel.locator('header').evaluate(imageOf)).toContain('rgb(122, 31, 92)')
    await expect.poll(() => widget.launcher.evaluate(imageOf)).toContain('linear-gradient')
    // A rule for the host, which could cover the page, was left out.
    await expect
      .poll(() => widget.host.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgba(0, 0, 0, 0)')
  })
})
