import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWithFlow } from '../../support/agentWithFlow.ts'
import { sendToDebugger } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()

/** Returns the share of an element's height that is inside the window of its page. */
async function partInWindow(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  const height = element.page().viewportSize()?.height ?? 0
  if (!box) return 0
  return (Math.min(height, box.y + box.height) - Math.max(0, box.y)) / box.height
}

describe('an answer and its trace in the inbox', () => {
  it('shows its steps, becomes a test of its path, and replays a step', async () => {
    const { agentId, email, password, region } = await agentWithFlow({ outcome: 'welcomed' })
    const visit = await openVisit(region, agentId)
    await visit.say('I am new here')
    const page = await (await browser.person()).newPage()
    await signIn(page, email, password)
    const agent = `${webOrigin}/app/${region}/agents/${agentId}`

    // The steps of an answer to a visitor, and the way to the node.
    await page.goto(`${agent}/convos/${visit.conversationId}`)
    await page.getByRole('button', { name: 'Show steps' }).click()
    const steps = page.getByRole('region', { name: 'Steps of this answer' })
    await steps.getByText(/tokens in, /).waitFor()
    await expectAccessible(page, 'main')
    await steps.getByRole('link', { name: 'Reception' }).click()
    await page.waitForURL(/\/prompt\?node=n2/)
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()

    // A test that expects the path, and one that expects another outcome.
    await page.goto(`${agent}/tests`)
    await page.getByRole('button', { name: 'Add test' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add test' })
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Who is there?')
    await dialog.getByRole('button', { name: 'Save test' }).click()
    await dialog.getByText(/^Say what the answer must do/).waitFor()
    const path = dialog.getByRole('combobox', { name: 'Nodes it passes through' })
    for (const name of ['Start', 'Reception']) {
      await path.click()
      await page.getByRole('listbox').getByRole('option', { name }).click()
    }
    await dialog.getByLabel('Outcome').selectOption('welcomed')
    await dialog.getByRole('button', { name: 'Save test' }).click()
    await page.getByText('Test saved.').waitFor()
    await page.getByRole('button', { name: 'Run tests' }).click()
    await page.getByText('The test passed.').waitFor()
    // The browser logs the refused one.
    expect(browser.errors.splice(0).filter((error) => !error.includes('status of 400'))).toEqual([])

    // The same step with another prompt, beside its previous answer.
    await page.goto(`${agent}/overview?showDebugger=true`)
    await sendToDebugger(page, 'I am new here')
    const receipts = page.getByRole('list', { name: 'Receipts' })
    await receipts.locator('summary').first().click()
    await receipts.locator('summary', { hasText: 'tokens in' }).last().click()
    await receipts.getByRole('button', { name: 'Try another prompt' }).click()
    await receipts.getByRole('textbox', { name: 'Prompt of this step' }).fill('Say: "Ahoy!"')
    await receipts.getByRole('button', { name: 'Ask again' }).click()
    await receipts.getByRole('heading', { name: 'New answer' }).waitFor()
    await receipts.getByRole('heading', { name: 'Previous answer' }).waitFor()

    // On a laptop, canvas, fields of a node and test chat are beside each other, and each can be used.
    await page.setViewportSize({ width: 1366, height: 657 })
    await page.goto(`${agent}/prompt?node=n2&showDebugger=true`)
    const { chat, widget } = await sendToDebugger(page, 'I am new here')
    await chat.locator('summary').first().waitFor()
    await page.getByRole('complementary', { name: 'Reception' }).waitFor()
    await takePicture(page, 'laptop-canvas-with-chat')
    const canvas = await page.locator('.react-flow').boundingBox()
    expect(canvas?.width).toBeGreaterThanOrEqual(400)
    for (const part of [
      chat.getByRole('heading', { name: 'Test chat' }),
      widget.getByRole('textbox', { name: 'Message' }),
    ])
      expect(await partInWindow(part)).toBe(1)
  })
})
