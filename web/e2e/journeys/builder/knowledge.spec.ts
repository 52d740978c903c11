import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, handbook } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()

const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})
const prices = (rows: number) =>
  `Model,Price\n${Array.from({ length: rows }, (_, n) => `Kayak ${n + 1},${n + 100}`).join('\n')}\n`

const table = (page: Page) => page.getByRole('table', { name: 'Knowledge sources' })
const row = (page: Page, title: string) => table(page).getByRole('row').filter({ hasText: title })
const isReady = (page: Page, title: string) => row(page, title).getByText('Ready', { exact: true }).waitFor()

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('a member who adds knowledge', () => {
  it('uploads several files, sees their passages, and replaces, renames, downloads and deletes them', async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    const agent = await createAgent(page, 'Harbour desk')
    await page.goto(`${webOrigin}/app/eu/agents/${agent}/kb`)
    const input = page.getByLabel('Knowledge files')

    await input.setInputFiles([
      text('film.mov', 'x'),
      { name: 'handbook.pdf', mimeType: 'application/pdf', buffer: readFileSync(handbook) },
      text('prices.csv', prices(120)),
      text('empty.csv', 'Model,Price\n'),
    ])
    await page.getByText(/^Only .*PPTX.* Files$/).waitFor()
    await page.getByRole('button', { name: 'Dismiss film.mov' }).click()
    await isReady(page, 'handbook.pdf')
    await isReady(page, 'prices.csv')
    await row(page, 'empty.csv').getByText('This table has no rows.').waitFor()

    // Without a connection the file can be sent again.
    await page.route(/\/files\/knowledge/, (route) => route.abort())
    await input.setInputFiles([text('rules.txt', 'Dogs are welcome in the boats.')])
    const retry = page.getByRole('table', { name: 'Uploads' }).getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    browser.errors.length = 0
    await page.unroute(/\/files\/knowledge/)
    await retry.click()
    await isReady(page, 'rules.txt')
    await takePictures(page, 'knowledge-sources')
    await expectAccessible(page, 'main')

    // The old file stays in use until the new one has been read; an unreadable one changes nothing.
    await page.getByLabel('New file for rules.txt').setInputFiles([text('empty.csv', 'a,b\n')])
    await row(page, 'rules.txt')
      .getByText('The new file couldn’t be used: This table has no rows. The old one stays in use.')
      .waitFor()
    await page.getByLabel('New file for rules.txt').setInputFiles([text('rules.md', '# Dogs\nNo dogs.')])
    await row(page, 'rules.txt').getByText('8 characters in 1 passage').waitFor()
    await choose(page, 'rules.txt', 'Rename')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('House rules')
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await isReady(page, 'House rules')
    const downloading = page.waitForEvent('download')
    await choose(page, 'House rules', 'Download')
    expect((await downloading).suggestedFilename()).toBe('House rules.md')

    await page.getByRole('link', { name: 'House rules' }).click()
    await page.getByRole('listitem').filter({ hasText: 'House rules: Dogs' }).getByText('No dogs.').waitFor()
    await page.goto(`${webOrigin}/app/eu/agents/${agent}/kb`)
    await page.getByRole('link', { name: 'prices.csv' }).click()
    const passages = page.getByRole('list', { name: 'Passages' })
    await passages.getByText('prices.csv, row 1', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Later passages' }).click()
    await page.getByText('51–100 of 120 passages').waitFor()
    await page.getByRole('link', { name: 'Copy link: prices.csv, row 77', exact: true }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('passage')).toMatch(/-76$/)
    const marked = passages.locator('[aria-current]')
    await marked.getByText('Model: Kayak 77; Price: 176').waitFor()
    await page.reload()
    await marked.waitFor()
    await expect.poll(() => marked.isVisible()).toBe(true)
    await takePictures(page, 'knowledge-source')
    await expectAccessible(page, 'main')
    await page.getByRole('searchbox', { name: 'Search passages' }).fill('price 219')
    await page.getByText('1–1 of 1 passages').waitFor()
    await page.getByRole('searchbox', { name: 'Search passages' }).fill('canoe')
    await page.getByRole('button', { name: 'Clear filters' }).waitFor()

    await page.goto(`${webOrigin}/app/eu/agents/${agent}/kb`)
    await row(page, 'empty.csv').getByRole('checkbox').check()
    await row(page, 'prices.csv').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete sources' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete sources' }).click()
    await row(page, 'prices.csv').waitFor({ state: 'detached' })
    await row(page, 'empty.csv').waitFor({ state: 'detached' })
    await isReady(page, 'handbook.pdf')
  })
})
