import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { sendToDebugger, publish } from '../../support/agents.ts'
import { openBrowser, sandboxOrigin } from '../../support/browser.ts'
import { countSteps } from '../../support/countSteps.ts'

const browser = openBrowser()
const host = `orders-newcomer.localhost:${new URL(sandboxOrigin).port}`
/** The time of a slow person for a click or a field, including reading, in seconds. */
const secondsAStep = 20
const maxSeconds = 15 * 60

describe('a newcomer with a shop', () => {
  it('builds an agent that looks up orders, in less than fifteen minutes of clicking', async () => {
    const page = await (await browser.person()).newPage()
    const steps = await countSteps(page)
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    const stepsBefore = steps()

    // The agent, from a template with a planned conversation.
    await page.getByRole('button', { name: 'New Agent' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'New Agent' })
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Tarn Boats')
    await drawer.getByRole('radio', { name: /^Order status/ }).check({ force: true })
    await drawer.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL(/\/agents\/[A-Za-z0-9]{16}\/nodes/)
    const agent = page.url()

    // The tool that looks up an order, with its key.
    await page.getByRole('link', { name: 'Functions' }).click()
    await page.getByRole('button', { name: 'New tool' }).click()
    const panel = page.getByRole('dialog', { name: 'New tool' })
    await panel.getByRole('textbox', { name: 'Name', exact: true }).first().fill('order_status')
    await panel.getByLabel('When to use it').fill('Looks up where an order is.')
    await panel.getByRole('button', { name: 'Add parameter' }).click()
    await panel.getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('number')
    await panel.getByLabel('URL', { exact: true }).fill(`http://${host}/orders/{number}`)
    await panel.getByRole('button', { name: 'New credential' }).click()
    const dialog = page.getByRole('dialog', { name: 'New credential' })
    await dialog.getByLabel('Name', { exact: true }).fill('Shop')
    await dialog.getByLabel('Key', { exact: true }).fill('orders-a-key-of-the-shop')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await panel.getByLabel('number', { exact: true }).fill('4711')
    await panel.getByRole('button', { name: 'Send request' }).click()
    await panel.getByText(/^Status 200 in/).waitFor()
    await panel.getByRole('button', { name: 'Keep order.status' }).click()
    await panel.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Tool saved').waitFor()

    // The node that uses it.
    await page.goto(agent)
    const status = page.getByRole('region', { name: 'Status', exact: true })
    await status.getByRole('combobox', { name: 'Tools' }).press('ArrowDown')
    await page.getByRole('option', { name: 'order_status', exact: true }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('toolbar', { name: 'Nodes' }).getByText('Saved', { exact: true }).waitFor()

    // A test, and then the publication.
    const chat = page.getByRole('complementary', { name: 'Test chat' })
    if (!(await chat.isVisible())) await page.getByRole('button', { name: 'Show Test' }).click()
    const { widget } = await sendToDebugger(page, 'Where is my order 4711?')
    await widget
      .getByText(/shipped/)
      .first()
      .waitFor()
    await publish(page)
    const count = steps() - stepsBefore
    expect(count).toBe(26)
    expect(count * secondsAStep).toBeLessThan(maxSeconds)
  })
})
