import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { sendToDebugger } from '../../support/agents.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
/**
 * The only host of the dashboard with a choice of platform; `.env.demo-parley` and the web build contain it.
 */
const choiceOrigin = `http://voiceflow.localhost:${new URL(webOrigin).port}`
const key = 'VF.DM.0000000000000000000000e2.sandboxproject'

describe('an agent that a Voiceflow project answers for', () => {
  it('is created by its owner, at the only host that offers it', async () => {
    const owner = await agentWith('eu')
    const page = await (await browser.person()).newPage()
    const drawer = page.getByRole('dialog', { name: 'New Agent' })

    // The usual host offers no choice.
    await signIn(page, owner.email, owner.password)
    await page.getByRole('button', { name: 'New Agent' }).first().click()
    await drawer.getByRole('group', { name: 'Template' }).waitFor()
    await expect.poll(() => drawer.getByRole('group', { name: 'Platform' }).count()).toBe(0)

    await signIn(page, owner.email, owner.password, choiceOrigin)
    await page.getByRole('button', { name: 'New Agent' }).first().click()
    await drawer.getByLabel('Name', { exact: true }).fill('Pizza')
    await drawer.getByRole('radio', { name: /^Standard/ }).waitFor()
    await drawer.getByText('Voiceflow-compatible').click()
    await expect.poll(() => drawer.getByRole('group', { name: 'Template' }).count()).toBe(0)
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'platform-choice')
    const field = drawer.getByLabel('Dialog API key', { exact: true })
    const create = drawer.getByRole('button', { name: 'Create' })
    await field.fill('sk-of-somebody-else')
    await create.click()
    await drawer.getByText('A Dialog API key begins with VF.DM.').waitFor()
    await field.fill('VF.DM.0000000000000000000000e2.refusedproject')
    await create.click()
    await drawer.getByText('Voiceflow does not accept this key.').waitFor()
    await field.fill(key)
    await create.click()
    await page.waitForURL('**/agents/*/overview**')

    // The project answers the test chat, and a choice is a suggested reply.
    const hello = await sendToDebugger(page, 'Bye')
    await hello.widget.getByText('Welcome to the pizza project.').first().waitFor()
    await hello.widget.getByText('Goodbye.').first().waitFor()
    const { widget } = await sendToDebugger(page, 'Hello')
    await widget.getByRole('button', { name: 'Large' }).click()
    await widget.getByText('One large pizza, chosen by the button.').first().waitFor()

    // Such an agent has no prompt page, and its URL redirects to the platform's settings.
    const tabs = page.getByRole('navigation', { name: 'Agent', exact: true })
    await tabs.getByRole('link', { name: 'Settings' }).waitFor()
    await expect.poll(() => tabs.getByRole('link', { name: 'Prompt' }).count()).toBe(0)
    await page.goto(page.url().replace(/overview.*$/, 'nodes'))
    await page.getByRole('heading', { name: 'Answered by a Voiceflow project' }).waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'project-core')
    await page.getByRole('button', { name: 'Replace key' }).click()
    const replacing = page.getByRole('dialog', { name: 'Replace key' })
    await replacing.getByLabel('Dialog API key', { exact: true }).fill(key.replace('e2', 'e3'))
    await replacing.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Key replaced.').waitFor()
    await expect.poll(() => page.content()).not.toContain(key)
    expect(browser.errors.splice(0).filter((error) => !error.includes('400'))).toEqual([])
  })
})
