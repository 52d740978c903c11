import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { sendToDebugger, publish } from '../../support/agents.ts'
import { openBrowser, sandboxOrigin } from '../../support/browser.ts'

const browser = openBrowser()
const host = `orders-newcomer.localhost:${new URL(sandboxOrigin).port}`
/** The time of a slow person for a click or a field, including reading, in seconds. */
const secondsAStep = 20
const maxSeconds = 15 * 60

describe('a newcomer with a shop', () => {
  it('builds an agent that looks up orders, in less than fifteen minutes of clicking', async () => {
    let steps = 0
    const click = (target: Locator) => {
      steps++
      return target.click()
    }
    const fill = (target: Locator, text: string) => {
      steps++
      return target.fill(text)
    }
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')

    // The agent, from a template with a planned conversation.
    await click(page.getByRole('button', { name: 'New Agent' }).first())
    const drawer = page.getByRole('dialog', { name: 'New Agent' })
    await fill(drawer.getByRole('textbox', { name: 'Name' }), 'Tarn Boats')
    steps++
    await drawer.getByRole('radio', { name: /^Order status/ }).check({ force: true })
    await click(drawer.getByRole('button', { name: 'Create', exact: true }))
    await page.waitForURL(/\/agents\/[A-Za-z0-9]{16}\/nodes/)
    const agent = page.url()

    // The function that looks up an order, with its key.
    await click(page.getByRole('link', { name: 'Functions' }))
    await click(page.getByRole('button', { name: 'New function' }))
    const panel = page.getByRole('dialog', { name: 'New function' })
    await fill(panel.getByRole('textbox', { name: 'Name', exact: true }).first(), 'order_status')
    await fill(panel.getByLabel('When to use it'), 'Looks up where an order is.')
    await click(panel.getByRole('button', { name: 'Add parameter' }))
    await fill(panel.getByRole('textbox', { name: 'Name', exact: true }).nth(1), 'number')
    await fill(panel.getByLabel('URL', { exact: true }), `http://${host}/orders/{number}`)
    await click(panel.getByRole('button', { name: 'New credential' }))
    const dialog = page.getByRole('dialog', { name: 'New credential' })
    await fill(dialog.getByLabel('Name', { exact: true }), 'Shop')
    await fill(dialog.getByLabel('Key', { exact: true }), 'orders-a-key-of-the-shop')
    await click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.waitFor({ state: 'detached' })
    await fill(panel.getByLabel('number', { exact: true }), '4711')
    await click(panel.getByRole('button', { name: 'Send request' }))
    await panel.getByText(/^Status 200 in/).waitFor()
    await click(panel.getByRole('button', { name: 'Keep order.status' }))
    await click(panel.getByRole('button', { name: 'Save' }))
    await page.getByText('Function saved').waitFor()

    // The node that uses it.
    steps++
    await page.goto(agent)
    const status = page.getByRole('region', { name: 'Status', exact: true })
    steps++
    await status.getByRole('combobox', { name: 'Tools' }).press('ArrowDown')
    await click(page.getByRole('option', { name: 'order_status', exact: true }))
    await page.keyboard.press('Escape')
    await page.getByRole('toolbar', { name: 'Nodes' }).getByText('Saved', { exact: true }).waitFor()

    // A test, and then the publication.
    const chat = page.getByRole('complementary', { name: 'Test chat' })
    if (!(await chat.isVisible())) await click(page.getByRole('button', { name: 'Show Test' }))
    steps += 2
    const { widget } = await sendToDebugger(page, 'Where is my order 4711?')
    await widget
      .getByText(/shipped/)
      .first()
      .waitFor()
    steps++
    await publish(page)
    expect(steps).toBe(25)
    expect(steps * secondsAStep).toBeLessThan(maxSeconds)
  })
})
