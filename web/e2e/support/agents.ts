import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'

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
  const tabs = page.getByRole('navigation', { name: 'Agent' })
  await tabs.getByRole('link', { name: 'Knowledge' }).click()
  await page.getByLabel('Knowledge files').setInputFiles(path)
  const source = page
    .getByRole('table', { name: 'Knowledge sources' })
    .getByRole('row')
    .filter({ hasText: title })
  await source.getByText('Ready').waitFor()
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Save and publish|Publish)$/ }).click()
  await page.getByRole('button', { name: 'Published', exact: true }).waitFor()
}

/** Returns the widget in a part of the dashboard: in the test chat or in a preview. */
export const widgetIn = (part: Locator) => part.frameLocator('iframe')

/** Asks in the test chat; returns it with its widget. */
export async function sendToDebugger(page: Page, text: string) {
  const chat = page.getByRole('complementary', { name: 'Test chat' })
  const widget = widgetIn(chat)
  await widget.getByRole('textbox', { name: 'Message' }).fill(text)
  await widget.getByRole('button', { name: 'Send message' }).click()
  return { chat, widget }
}
