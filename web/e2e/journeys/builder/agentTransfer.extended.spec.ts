import { randomUUID } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { callables } from '@parley/functions/shared/callables/callables'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'

const browser = openBrowser()

describe('an agent of an owner with two workspaces', () => {
  it('is duplicated without its connections, and moves to the other workspace', async () => {
    const { agentId, email, password, region, call } = await agentWith('eu')
    const made = await call('createWorkspace', {
      region,
      workspaceName: 'Harbour two',
      attemptId: randomUUID(),
    })
    const { workspaceId } = callables.createWorkspace.output.parse(made)
    const page = await (await browser.person()).newPage()
    await signIn(page, email, password)
    const agent = `${webOrigin}/app/${region}/agents/${agentId}`
    await page.goto(`${agent}/overview`)
    const menu = page.getByRole('button', { name: 'Agent actions' })

    await menu.click()
    for (const name of ['Number', 'WhatsApp', 'Discord', 'Telegram', 'Instagram'])
      await page.getByRole('menuitem', { name: `Connect to ${name}` }).waitFor()
    await page.getByRole('menuitem', { name: 'Connect to Telegram' }).click()
    const connecting = page.getByRole('dialog', { name: 'Connect Telegram' })
    await connecting.getByLabel('Bot token').waitFor()
    await connecting.getByRole('button', { name: 'Cancel' }).click()
    await connecting.waitFor({ state: 'detached' })

    await menu.click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    const duplicate = page.getByRole('dialog', { name: 'Duplicate agent' })
    await expect
      .poll(() => duplicate.getByRole('textbox', { name: 'Name' }).inputValue())
      .toBe('Harbour desk (copy)')
    await duplicate.getByRole('button', { name: 'Duplicate' }).click()
    await page.getByText('Agent duplicated.').waitFor()
    await expect.poll(() => page.url()).not.toContain(agentId)

    await page.goto(`${agent}/settings?tab=advanced`)
    await page.getByRole('link', { name: 'Move to another workspace' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move to another workspace' })
    const move = dialog.getByRole('button', { name: 'Move', exact: true })
    await dialog.getByLabel('Workspace', { exact: true }).selectOption({ label: 'Harbour two' })
    await dialog.getByText('From then on, the other workspace pays for its answers.').waitFor()
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('textbox').fill('Harbour')
    await move.click()
    await dialog.getByText('Enter Harbour desk exactly as shown above.').waitFor()
    await dialog.getByRole('textbox').fill('Harbour desk')
    await move.click()
    await page.getByText('Harbour desk is moving.').waitFor()
    await page.getByRole('link', { name: 'Harbour desk (copy)' }).first().waitFor()

    const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
    const stored = getFirestore(app, databaseIds.eu).doc(`voiceglow/${agentId}`)
    expect((await stored.get()).get('ownerID')).toBe(workspaceId)
    const versions = stored.collection('backups')
    const ownersOf = async () => (await versions.get()).docs.map((found) => found.get('agent.ownerID'))
    await expect.poll(ownersOf).toEqual([workspaceId])
  })
})
