import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { sendToDebugger, createAgent, widgetIn } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { itExtended } from '../../support/extended.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()

describe('the preview', () => {
  it('shows the real widget while typing, without taking the focus', async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    const id = await createAgent(page, 'Harbour desk')
    const agent = `${webOrigin}/app/eu/agents/${id}`
    await page.goto(`${agent}/look`)
    const preview = page.getByRole('complementary', { name: 'Widget preview' })
    const widget = widgetIn(preview)
    const host = widget.locator('parley-chat')
    await widget.getByRole('heading', { name: 'Harbour desk' }).waitFor()
    const frame = await (await preview.locator('iframe').elementHandle())?.contentFrame()
    await frame?.evaluate(() => Object.assign(window, { isSame: true }))

    // Each letter arrives, the frame does not reload, and the field keeps the focus.
    await page.getByLabel('Title').focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' at night', { delay: 10 })
    await widget.getByRole('heading', { name: 'Harbour desk at night' }).waitFor()
    await page.getByRole('textbox', { name: 'Suggested reply 1' }).fill('Are you open?')
    await widget.getByRole('button', { name: 'Are you open?' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#c2185b')
    await expect
      .poll(() => host.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent')))
      .toBe('#c2185b')
    await expect.poll(() => frame?.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
    await page.getByText('Conversation', { exact: true }).click()
    await widget.getByText('Saturday morning').waitFor()
    // On a phone it is behind a button, so it is created again for the next desktop picture.
    await takePictures(page, 'preview-look', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByText('Conversation', { exact: true }).click()
      await widget.getByText('Saturday morning').waitFor()
    })
    await page.getByText('Match visitor’s device').click()
    await preview.getByText('Dark', { exact: true }).click()
    await expect.poll(() => host.getAttribute('data-dark')).toBe('')
    await page.getByLabel('Title').focus()

    // Every placement, and content that is only seen in the widget.
    await page.goto(`${agent}/settings?tab=ui`)
    for (const [label, place] of [
      ['Bottom left', 'bottom-left'],
      ['Popup', 'popup'],
      ['Full width', 'full-width'],
      ['Modal', 'modal'],
      ['Embedded', 'embedded'],
      ['Bottom right', 'bottom-right'],
    ] as const) {
      await page.getByRole('radio', { name: new RegExp(`^${label}`) }).check({ force: true })
      await expect.poll(() => host.getAttribute('data-placement')).toBe(place)
      await widget.getByRole('textbox', { name: 'Message' }).waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
      await takePicture(page, `preview-${place}`)
    }
    await page.getByRole('link', { name: 'Language' }).click()
    await page.getByLabel('Widget language').selectOption('ar')
    await expect.poll(() => host.getAttribute('dir')).toBe('rtl')
    await takePicture(page, 'preview-arabic')
    await page.getByRole('link', { name: 'Advanced' }).click()
    await page.getByLabel('Longest call').fill('600')
    await page.getByLabel('Custom CSS').fill('header { background: rgb(1, 2, 3) }')
    await expect
      .poll(() => widget.locator('header').evaluate((head) => getComputedStyle(head).backgroundColor))
      .toBe('rgb(1, 2, 3)')
    // An owner's style sheet stays in the widget.
    const own = await page.evaluate(() =>
      Array.from(document.querySelectorAll('header'), (head) => getComputedStyle(head).backgroundColor),
    )
    expect(own).not.toContain('rgb(1, 2, 3)')
    await page.getByRole('button', { name: /^Save (?!and|theme)/ }).click()
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => page.getByLabel('Longest call').inputValue()).toBe('600')
  })

  itExtended('tests the agent in the widget that visitors see', async () => {
    const context = await browser.person()
    const page = await context.newPage()
    await signUp(page, 'na', freshEmail(), 'a-long-password')
    await createAgent(page, 'Front desk')
    const { chat, widget } = await sendToDebugger(page, 'Is there parking?')
    const receipts = chat.getByRole('list', { name: 'Receipts' })
    await receipts
      .getByText(/credits/)
      .first()
      .waitFor()
    // The answer can be rated as on a page: it is the same widget, but nothing is stored.
    await widget.locator('li.agent').last().waitFor()
    await takePictures(page, 'test-chat')
    // The error without a network, and the answer once it is back.
    await context.setOffline(true)
    await sendToDebugger(page, 'And a lift?')
    const banner = widget.locator('p.banner', { hasText: 'You’re offline.' })
    await banner.waitFor()
    await context.setOffline(false)
    await expect.poll(() => widget.locator('li.agent').count()).toBeGreaterThan(1)
    await banner.waitFor({ state: 'detached' })
    expect(browser.errors.splice(0).every((error) => error.includes('INTERNET_DISCONNECTED'))).toBe(true)
    const visitorLines = widget.locator('li.visitor')
    await chat.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => visitorLines.count()).toBe(0)
    await receipts.waitFor({ state: 'hidden' })
    await chat.getByRole('button', { name: 'Undo' }).click()
    await receipts.waitFor()
    await visitorLines.filter({ hasText: 'And a lift?' }).waitFor()
    await chat.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => visitorLines.count()).toBe(0)
  })
})
