import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish } from '../../support/agents.ts'
import { changeAgent } from '../../support/books.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()

describe('the bar of unsaved changes', () => {
  it('does not cover other controls while there are unsaved changes', async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    const agentId = await createAgent(page, 'Tarn Boat House')
    await changeAgent('eu', agentId, { 'widgetOptions.canHandOff': true })
    await publish(page)
    const visitor = await openVisit('eu', agentId)
    await visitor.say('sandbox:say I can ask somebody.', { language: 'en' })
    await visitor.askForPerson()
    const agent = `${webOrigin}/app/eu/agents/${agentId}`

    await page.goto(`${agent}/nodes`)
    await page.getByLabel('System prompt').fill('Be warm, and brief.')
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await bar.waitFor()

    // Nothing is edited in the inbox: the bar is hidden there, and returns on the edited page.
    await page.getByRole('link', { name: 'Conversations' }).click()
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Take over', exact: true }).click()
    const reply = page.getByRole('textbox', { name: 'Your reply' })
    const send = page.getByRole('button', { name: 'Send reply' })
    await reply.fill('I am here.')
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 })
      await expect.poll(() => bar.count()).toBe(0)
      await expect.poll(() => hiddenHeight(page)).toBe(0)
    }
    await send.click()
    await page.getByRole('log', { name: 'Messages' }).getByText('I am here.').waitFor()
    await takePictures(page, 'unsaved-inbox')

    // The bar does not cover the focused last field of a long page.
    await page.goto(`${agent}/settings?tab=security`)
    await bar.waitFor()
    await page.setViewportSize({ width: 375, height: 812 })
    const fields = page.getByRole('main').locator('input:visible, textarea:visible')
    for (let count = await fields.count(), index = 0; index < count; index++) {
      await fields.nth(index).focus()
      await expectApart(bar, fields.nth(index))
    }
    await expectAccessible(page, 'main')

    await page.evaluate(() => localStorage.setItem('parley.language', 'ar'))
    await page.reload()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.locator('section output').waitFor()
    await takePicture(page, 'unsaved-arabic-375')
  })
})

async function expectApart(bar: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [above, below] = [await other.boundingBox(), await bar.boundingBox()]
      return above !== null && below !== null && above.y + above.height <= below.y
    })
    .toBe(true)
}

/** Returns the height of the page outside the window, in pixels. */
const hiddenHeight = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
