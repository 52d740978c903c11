import { getAuth } from 'firebase-admin/auth'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toolDraftSchema } from '@parley/functions/shared/tools/tools'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { itExtended } from '../../support/extended.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const secret = 'orders-a-key-of-the-shop'

async function fillNewCredential(page: Locator) {
  await page.getByLabel('Name', { exact: true }).fill('Shop')
  await page.getByLabel('Key', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Save' }).click()
}

describe('a member with a function', () => {
  it('creates it with a credential, tests it on the shop, and gives it to an agent', async () => {
    const agent = await agentWith('eu')
    const { uid: workspaceId } = await getAuth().getUserByEmail(agent.email)
    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/eu/**')
    await page.goto(`${webOrigin}/app/eu/integrations`)
    await page.getByText('No tools yet').waitFor()
    await page.getByRole('button', { name: 'New tool' }).click()
    const panel = page.getByRole('dialog', { name: 'New tool' })
    const save = panel.getByRole('button', { name: 'Save' })
    const port = new URL(sandboxOrigin).port
    const host = `orders-${workspaceId.slice(0, 8).toLowerCase()}.localhost:${port}`

    // Invalid values are reported at their field, and no input is lost.
    const name = panel.getByRole('textbox', { name: 'Name', exact: true }).first()
    await name.fill('Order status')
    await save.click()
    await panel.getByText('Use lowercase letters, digits and _').waitFor()
    await panel.getByLabel('When to use it').fill('Looks up where an order is.')
    await name.fill('order_status')
    const urlField = panel.getByLabel('URL', { exact: true })
    await urlField.fill(`http://${host}/orders/{number}?full=1`)
    await save.click()
    await panel.getByText('Move what follows the ? to the query parameters below.').waitFor()
    await urlField.fill(`http://${host}/orders/{number}`)
    await save.click()
    await panel.getByText('There is no parameter number.').waitFor()
    await expect.poll(() => name.inputValue()).toBe('order_status')
    await panel.getByRole('button', { name: 'Add parameter' }).click()
    await panel.getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('number')
    await panel.getByLabel('Description for the model').fill('The number of the order')

    // A credential is created on the way.
    await panel.getByRole('button', { name: 'New credential' }).click()
    const dialog = page.getByRole('dialog', { name: 'New credential' })
    await dialog.getByText(host).waitFor()
    await fillNewCredential(dialog)
    await page.getByText('Credential saved').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => panel.getByLabel('Credential', { exact: true }).locator('option:checked').textContent())
      .toContain('Shop')

    // The test sends the real request, whose key is masked.
    const send = panel.getByRole('button', { name: 'Send request' })
    await send.click()
    await panel.getByText('Please fill in this field.').waitFor()
    await panel.getByLabel('number', { exact: true }).fill('4711')
    await send.click()
    await panel.getByText(/^Status 200 in/).waitFor()
    const sent = panel.getByLabel('Request sent', { exact: true })
    await expect.poll(() => sent.textContent()).toContain(`GET http://${host}/orders/4711`)
    await expect.poll(() => sent.textContent()).toContain('authorization: Bearer ••••••••')
    await panel.getByRole('button', { name: 'Keep order.status' }).click()
    await panel.getByRole('button', { name: 'Keep order.carrier' }).click()
    await expect
      .poll(() => panel.getByLabel('Path in the response').first().inputValue())
      .toBe('order.status')
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'function-panel')
    await save.click()
    await page.getByText('Tool saved').waitFor()
    const row = page.getByRole('listitem').filter({ hasText: 'order_status' })
    await row.waitFor()

    // Unsaved changes are not discarded without a question.
    await row.getByRole('button', { name: 'Edit order_status' }).click()
    const edited = page.getByRole('dialog', { name: 'Edit tool' })
    await edited.getByLabel('When to use it').fill('Says where an order is.')
    await edited.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await edited.getByRole('button', { name: 'Save' }).click()
    await edited.waitFor({ state: 'detached' })
    await row.getByText('Says where an order is.').waitFor()

    await page.goto(`${webOrigin}/app/eu/credentials`)
    const credential = page.getByRole('listitem').filter({ hasText: 'Shop' })
    await credential.getByText('Last used just now').waitFor()
    await expect.poll(() => page.content()).not.toContain(secret)
    await takePictures(page, 'credentials')
    await credential.getByRole('button', { name: 'Delete Shop' }).click()
    const question = page.getByRole('dialog', { name: 'Delete credential' })
    await question.getByRole('button', { name: 'Delete credential' }).click()
    await question.getByText('The tool order_status uses this credential.').waitFor()
    await question.getByRole('button', { name: 'Keep it' }).click()

    await page.goto(`${webOrigin}/app/eu/agents/${agent.agentId}/tools`)
    await page.getByRole('checkbox', { name: 'order_status' }).check()
    const keep = page.getByRole('button', { name: /^Save (?!and)/ })
    await keep.click()
    await keep.waitFor({ state: 'detached' })
    await expectAccessible(page, 'main')
    await takePictures(page, 'agent-tools')
    await page.reload()
    await expect.poll(() => page.getByRole('checkbox', { name: 'order_status' }).isChecked()).toBe(true)
    expect(browser.errors.splice(0).filter((error) => !error.includes('400'))).toEqual([])
  })

  itExtended('saves it at the same time as a colleague without losing anything', async () => {
    const agent = await agentWith('na')
    const { uid: workspaceId } = await getAuth().getUserByEmail(agent.email)
    const tool = toolDraftSchema.parse({
      name: 'cancel_order',
      description: 'Cancels an order.',
      request: { method: 'POST', address: 'https://api.example.com/cancel' },
      effect: 'change',
    })
    const ref = { region: 'na', workspaceId } as const
    const made = await agent.call('saveTool', { ...ref, seq: 0, tool })
    const { toolId } = { toolId: '', ...(typeof made === 'object' && made) }
    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/na/**')
    await page.goto(`${webOrigin}/app/na/integrations`)
    await page.getByRole('button', { name: 'Edit cancel_order' }).click()
    const panel = page.getByRole('dialog', { name: 'Edit tool' })
    const words = panel.getByLabel('When to use it')
    await words.fill('My words.')
    await agent.call('saveTool', { ...ref, toolId, seq: 1, tool: { ...tool, description: 'Their words.' } })
    await panel.getByText('Someone else saved this tool in the meantime.').waitFor()
    await expect.poll(() => words.inputValue()).toBe('My words.')
    await panel.getByRole('button', { name: 'Show the saved version' }).click()
    await expect.poll(() => words.inputValue()).toBe('Their words.')
    await words.fill('Both our words.')
    await agent.call('saveTool', { ...ref, toolId, seq: 2, tool: { ...tool, description: 'Newer words.' } })
    await panel.getByRole('button', { name: 'Keep mine' }).click()
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await panel.waitFor({ state: 'detached' })
    await page.getByText('Both our words.').waitFor()
  })
})
