import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const secret = 'sandbox-own-key-4711'

describe('a member with model keys', () => {
  it('adds them, tests them, replaces a refused one, and deletes one', async () => {
    const agent = await agentWith('eu')
    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/eu/**')
    await page.goto(`${webOrigin}/app/eu/credentials`)
    await page.getByText('No keys yet').waitFor()
    await page.getByText('we charge 0.1 credits an answer').waitFor()
    await page.getByRole('button', { name: 'New key' }).click()
    const made = page.getByRole('dialog', { name: 'New key' })
    const save = made.getByRole('button', { name: 'Save' })
    await save.click()
    await made.getByText('at least 4').waitFor()
    await made.getByLabel('Key', { exact: true }).fill(secret)
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'model-key-dialog')
    await save.click()
    await made.waitFor({ state: 'detached' })
    const row = page.getByRole('listitem').filter({ hasText: 'OpenAI' })
    await row.getByText('••••4711').waitFor()
    await row.getByRole('button', { name: 'Test the key for OpenAI' }).click()
    await row.getByText(/^Works. Answered in/).waitFor()
    await row.getByText('Last used just now').waitFor()

    // It is replaced in place, and the vendor's response is shown beside it.
    await row.getByRole('button', { name: 'Edit OpenAI' }).click()
    const edited = page.getByRole('dialog', { name: 'Edit key' })
    await edited.getByLabel('Key', { exact: true }).fill('sandbox-refused-key-0815')
    await edited.getByRole('button', { name: 'Save' }).click()
    await edited.waitFor({ state: 'detached' })
    await row.getByText('••••0815').waitFor()
    await row.getByRole('button', { name: 'Test the key for OpenAI' }).click()
    await row.getByText('The vendor doesn’t accept this key.').waitFor()
    await row.getByText('Its vendor didn’t accept it').waitFor()

    // A custom server must be public; the input stays when it is not.
    await page.getByRole('button', { name: 'New key' }).click()
    await made.getByLabel('Vendor').selectOption('OpenAI-compatible server')
    await made.getByLabel('Server URL').fill('http://127.0.0.1:4010/llm/v1')
    await made.getByLabel('Model name').fill('llama-4')
    await made.getByLabel('Key', { exact: true }).fill('sandbox-server-key-2222')
    await save.click()
    await made.getByText('Only https addresses on the public internet can be used.').waitFor()
    const port = new URL(sandboxOrigin).port
    await made.getByLabel('Server URL').fill(`http://models.localhost:${port}/llm/v1`)
    await save.click()
    await made.waitFor({ state: 'detached' })
    const server = page.getByRole('listitem').filter({ hasText: 'OpenAI-compatible server' })
    await server.getByRole('button', { name: 'Test the key for OpenAI-compatible server' }).click()
    await server.getByText(/^Works. Answered in/).waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'model-keys')
    await expect.poll(() => page.content()).not.toContain(secret)

    await server.getByRole('button', { name: 'Delete OpenAI-compatible server' }).click()
    const question = page.getByRole('dialog', { name: 'Delete key' })
    await question.getByRole('button', { name: 'Delete key' }).click()
    await server.waitFor({ state: 'detached' })
    expect(browser.errors.splice(0).filter((error) => !error.includes('400'))).toEqual([])
  })
})
