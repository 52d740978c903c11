import { join } from 'node:path'
import type { Page } from 'playwright-core'

const files = join(import.meta.dirname, '../../../functions/test/files')
export const handbook = join(files, 'handbook.pdf')

/** Creates an agent from the customer-support template and returns its id. */
export async function createAgent(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New Agent' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name)
  await drawer.getByRole('radio', { name: /Customer support/ }).check({ force: true })
  await drawer.getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL(/\/agents\/[A-Za-z0-9]{16}\/overview\?showDebugger=true/)
  return /agents\/([A-Za-z0-9]{16})/.exec(page.url())?.[1] ?? ''
}

/** Uploads a file on the Knowledge page and waits until it is read. */
export async function addFile(page: Page, path: string, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Knowledge' }).click()
  await page.getByLabel('Knowledge files').setInputFiles(path)
  const source = page
    .getByRole('table', { name: 'Knowledge sources' })
    .getByRole('row')
    .filter({ hasText: title })
  await source.getByText('Ready').waitFor({ timeout: 40_000 })
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Save and publish|Publish)$/ }).click()
  await page.getByRole('button', { name: 'Published', exact: true }).waitFor()
}

/** Asks in the test chat and returns the newest answer's element. */
export async function askDebugger(page: Page, text: string) {
  const chat = page.getByRole('complementary', { name: 'Test chat' })
  await chat.getByRole('textbox', { name: 'Test message' }).fill(text)
  await chat.getByRole('button', { name: 'Send' }).click()
  return chat
}
