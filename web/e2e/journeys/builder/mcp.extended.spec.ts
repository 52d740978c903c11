import { getAuth } from 'firebase-admin/auth'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const { port } = new URL(sandboxOrigin)

describe('an MCP server', () => {
  it('provides functions that are shown before they are enabled, and given to an agent', async () => {
    const agent = await agentWith('eu')
    const { uid: workspaceId } = await getAuth().getUserByEmail(agent.email)
    const host = `mcp-${workspaceId.slice(0, 8).toLowerCase()}.localhost:${port}`
    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/eu/**')
    await page.goto(`${webOrigin}/app/eu/integrations`)

    // A server that requires a key, which is created on the way.
    await page.getByRole('button', { name: 'New MCP server' }).click()
    const made = page.getByRole('dialog', { name: 'New MCP server' })
    await made.getByLabel('Name', { exact: true }).fill('Stock')
    await made.getByLabel('URL', { exact: true }).fill(`http://${host}/mcp`)
    await made.getByRole('button', { name: 'Connect' }).click()
    await made.getByText('This server requires a credential. Choose one that it accepts.').first().waitFor()
    await made.getByRole('button', { name: 'New credential' }).click()
    const credential = page.getByRole('dialog', { name: 'New credential' })
    await credential.getByLabel('Name', { exact: true }).fill('Stock')
    await credential.getByLabel('Key', { exact: true }).fill('mcp-a-key-of-the-stock')
    await credential.getByRole('button', { name: 'Save' }).click()
    await credential.waitFor({ state: 'detached' })
    await made.getByRole('button', { name: 'Connect' }).click()

    // Its functions are off until a member enables them.
    const panel = page.getByRole('dialog', { name: 'Edit MCP server' })
    const stock = panel.getByRole('switch', { name: 'stock', exact: true })
    const reserve = panel.getByRole('switch', { name: 'reserve', exact: true })
    await panel.getByText('Reserves pieces of an article.', { exact: true }).waitFor()
    expect([await stock.isChecked(), await reserve.isChecked()]).toEqual([false, false])
    await stock.check({ force: true })
    await reserve.check({ force: true })
    await expect.poll(() => panel.getByLabel('Effect of stock').inputValue()).toBe('read')
    await expect.poll(() => panel.getByLabel('Effect of reserve').inputValue()).toBe('change')
    await expect
      .poll(() => panel.getByRole('switch', { name: 'Ask the visitor to confirm' }).last().isChecked())
      .toBe(true)
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'mcp-server')
    await panel.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('listitem').filter({ hasText: host })
    await row.getByText('2 of 2 tools on').waitFor()
    await takePictures(page, 'mcp-servers')

    // An agent can use them.
    const agentPage = `${webOrigin}/app/eu/agents/${agent.agentId}`
    await page.goto(`${agentPage}/tools`)
    await page.getByRole('checkbox', { name: 'Stock' }).check()
    const keep = page.getByRole('button', { name: /^Save (?!and)/ })
    await keep.click()
    await keep.waitFor({ state: 'detached' })
    expect(browser.errors.splice(0).filter((error) => !error.includes('400'))).toEqual([])
  })
})
