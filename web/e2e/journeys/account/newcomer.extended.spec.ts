import { describe, expect, it } from 'vitest'
import { freshEmail, nameOf, signIn, signUp } from '../../support/accounts.ts'
import { createAgent, widgetIn } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()

describe('a newcomer on the free plan', () => {
  it('creates an agent, tests it, and reads why it was not created or saved', async () => {
    const context = await browser.person()
    const page = await context.newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    await page.getByRole('button', { name: 'New Agent' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'New Agent' })
    await drawer.getByText(/^Third-party integrations are set up later/).waitFor()
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'agent-new')

    // The wizard asks before it closes with content.
    await drawer.getByRole('button', { name: /^Agent Wizard/ }).click()
    const wizard = page.getByRole('dialog', { name: 'Agent Wizard' })
    await wizard.getByLabel('Company name').fill('Tarn Boats')
    await wizard.getByRole('button', { name: 'Branding' }).click()
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'agent-wizard')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Close wizard' }).click()
    await wizard.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'New Agent' }).first().click()

    // Without a connection an error appears, and nothing is lost.
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Front desk')
    await context.setOffline(true)
    await drawer.getByRole('button', { name: 'Create', exact: true }).click()
    await drawer.getByText(/^Error creating agent, We can’t reach the server/).waitFor()
    await takePicture(page, 'agent-new-offline')
    await context.setOffline(false)
    browser.errors.splice(0)
    await drawer.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL(/\/overview\?showDebugger=true$/)
    const chat = page.getByRole('complementary', { name: 'Test chat' })
    await widgetIn(chat).getByRole('textbox', { name: 'Message' }).waitFor()
    expect((await chat.boundingBox())?.width).toBe(450)
    await takePictures(page, 'agent-overview')

    // At widths where it would cover the page, it only opens on request, and is a dialog.
    for (const width of [375, 1000]) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('button', { name: 'Show Test' }).click()
      const over = page.getByRole('dialog', { name: /^Test chat with/ })
      await widgetIn(over).getByRole('textbox', { name: 'Message' }).focus()
      for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab')
      // Messages can be reached by keyboard, and the page behind them cannot.
      const elsewhere = await page.evaluate(() => {
        const { activeElement, body } = document
        const isWithin = activeElement === body || activeElement?.closest('[role=dialog], [role=alert]')
        return isWithin ? '' : activeElement?.outerHTML
      })
      expect(elsewhere).toBe('')
      await expectAccessible(page, '[role=dialog]')
      await takePicture(page, `test-chat-${width}`)
      await page.keyboard.press('Escape')
      await over.waitFor({ state: 'hidden' })
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Show Test')
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Show Test' }).click()

    // The same reason in the texts of the page, and in those of a publication.
    await page.getByRole('link', { name: 'Prompt' }).click()
    await page.waitForURL(/\/nodes$/)
    const unsaved = page.getByRole('region', { name: 'Unsaved changes' })
    await page.getByLabel('Max chunk size').fill('999')
    await page.getByText('Max chunk size must be greater than 1000', { exact: true }).waitFor()
    await unsaved.getByRole('button', { name: /^Save/ }).click()
    const onPage = page.getByText('Failed to save agent, Max chunk size must be greater than 1000')
    await onPage.waitFor()
    await takePicture(page, 'agent-chunk-size')
    await onPage.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByText('Failed to save agent: Max chunk size must be greater than 1000').waitFor()
    await page.getByLabel('Max chunk size').fill('1000')
    await unsaved.getByRole('button', { name: /^Save/ }).click()
    await unsaved.waitFor({ state: 'detached' })
  })

  it('sees the plan, cannot buy add-ons, and stays in their own workspace', async () => {
    const page = await (await browser.person()).newPage()
    const email = freshEmail()
    await signUp(page, 'na', email, 'a-long-password')
    await createAgent(page, 'Front desk')
    await page.goto(`${webOrigin}/app/na/billing`)
    const plan = page.getByRole('region', { name: 'Current plan' })
    await plan.getByText('$0.0000').waitFor()
    await takePictures(page, 'billing-free')
    await expect.poll(() => plan.getByRole('button', { name: 'Modify plan' }).count()).toBe(0)
    await page.goto(`${webOrigin}/app/na/billing?dialog=modify`)
    const modify = page.getByRole('dialog', { name: 'Modify your plan' })
    await modify.getByText('Nothing is charged on this plan.').waitFor()
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'billing-modify-free')
    await modify.getByText('You need an active subscription to add addons').waitFor()
    await expect.poll(() => modify.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
    await expect.poll(() => modify.getByText('Danger zone').count()).toBe(0)
    await modify.getByRole('button', { name: 'Upgrade' }).click()
    await page.getByRole('dialog', { name: 'Confirm subscription' }).waitFor()

    await page.goto(`${webOrigin}/app/na/workspace`)
    await page.getByText(/^Created on .* It can’t be shown again/).waitFor()
    await takePictures(page, 'workspace-settings')
    await page.getByRole('button', { name: `Remove ${nameOf(email)}` }).click()
    await page.getByText('You cannot remove yourself from the workspace.').waitFor()
    await takePicture(page, 'workspace-remove-self')
  })

  it('reads the same usage under Billing and under Usage', async () => {
    const page = await (await browser.person()).newPage()
    await signIn(page, 'ada@harbourandpine.example', 'harbour-and-pine')
    await page.goto(`${webOrigin}/app/na/billing`)
    const used = page
      .getByText('Credits used this month', { exact: true })
      .locator('xpath=following-sibling::b')
    const [credits = ''] = ((await used.textContent()) ?? '').split(' of ')
    await takePictures(page, 'billing-usage')
    await page.getByRole('link', { name: 'Usage' }).click()
    const consumed = page
      .getByText('Credits consumed', { exact: true })
      .locator('xpath=following-sibling::dd/b')
    // Usage is rounded up to whole credits there; on this page the number animates to its value first.
    await expect.poll(async () => String(Math.ceil(Number(await consumed.textContent())))).toBe(credits)
  })
})
