import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameOf, signIn } from '../../support/accounts.ts'
import { agentWithFlow, draftOf } from '../../support/agentWithFlow.ts'
import { sendToDebugger } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'

const browser = openBrowser()

describe("an agent's flow", () => {
  it('is visible as it runs, comes back with a restored version, and is exported as a template', async () => {
    const { agentId, email, password, region } = await agentWithFlow()
    await draftOf(agentId).update({ title: 'Harbour office', 'vgOptions.temperature': 1 })
    const page = await (await browser.person()).newPage()
    await signIn(page, email, password)
    const agent = `${webOrigin}/app/${region}/agents/${agentId}`

    // The test chat shows the steps of an answer, and the canvas shows their node.
    await page.goto(`${agent}/prompt?showDebugger=true`)
    await page.locator('.react-flow__node', { hasText: 'Reception' }).waitFor()
    await sendToDebugger(page, 'I am new here')
    await page.getByText('answered here').waitFor()
    const receipts = page.getByRole('list', { name: 'Receipts' })
    await receipts.locator('summary').first().click()
    await receipts.getByRole('heading', { name: 'From Start to Reception' }).waitFor()
    await receipts.getByText('Rule met: always → Reception').waitFor()

    // Version 2 contains what the draft has lost.
    await page.getByRole('button', { name: 'Agent actions' }).click()
    await page.getByRole('menuitem', { name: 'Version History' }).click()
    const details = page.getByRole('region', { name: 'Version 2' })
    await details.getByRole('heading', { name: 'Temperature' }).waitFor()
    await expectAccessible(page, 'main')
    // Each version names its author, in the list too.
    const rows = page.getByRole('list', { name: 'Version History' }).getByRole('listitem')
    await expect
      .poll(async () => (await rows.allInnerTexts()).every((row) => row.includes(nameOf(email))))
      .toBe(true)
    await details.getByRole('textbox', { name: 'Version name' }).fill('With a flow')
    await details.getByRole('button', { name: 'Save name' }).click()
    const named = page.getByRole('region', { name: 'With a flow' })
    await named.getByText('named by').waitFor()
    await named.getByRole('button', { name: 'Restore Temperature' }).click()
    await named.getByRole('heading', { name: 'Temperature' }).waitFor({ state: 'detached' })
    const stored = async () => (await draftOf(agentId).get()).data()
    await expect.poll(async () => (await stored())?.['vgOptions'].temperature).toBe(0.5)
    await named.getByRole('button', { name: 'Restore all' }).click()
    await named.getByText('None').waitFor()
    await expect.poll(async () => (await stored())?.['title']).toBe('Harbour desk')
    await page.getByRole('list', { name: 'Version History' }).getByText('Draft kept').first().waitFor()

    await page.getByRole('button', { name: 'Agent actions' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export Agent Template' }).click()
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(JSON.parse(file)).toMatchObject({
      format: 'agent-template',
      version: 2,
      agent: { title: 'Harbour desk' },
      knowledge: { texts: [] },
    })
    await page.getByText('Agent template exported successfully').waitFor()

    // One click restores the previous draft, which is stored as a version.
    await page.getByRole('button', { name: 'Agent actions' }).click()
    await page.getByRole('menuitem', { name: 'Return to the previous version' }).click()
    await page.getByText('The previous version is back in the draft.').waitFor()
    await expect.poll(async () => (await stored())?.['title']).toBe('Harbour office')
  })
})
