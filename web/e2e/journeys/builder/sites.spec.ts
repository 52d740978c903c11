import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { signIn } from '../../support/accounts.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { itExtended } from '../../support/extended.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const siteOf = (name: string) => sandboxOrigin.replace('127.0.0.1', `${name}.localhost`)

/** Generates a site again with other settings, as if its owner changed it. */
async function makeSite(name: string, settings: object): Promise<void> {
  const response = await fetch(`${sandboxOrigin}/site/${name}`, {
    method: 'POST',
    body: JSON.stringify(settings),
  })
  expect(response.status).toBe(200)
}

async function openKnowledge({ agentId, region, email, password }: AgentForTest): Promise<Page> {
  const page = await (await browser.person()).newPage()
  await signIn(page, email, password)
  await page.goto(`${webOrigin}/app/${region}/agents/${agentId}/kb`)
  await page.getByRole('button', { name: 'Add website' }).waitFor()
  return page
}

async function addSite(page: Page, url: string, choose = async () => {}): Promise<void> {
  await page.getByRole('button', { name: 'Add website' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add website' })
  await dialog.getByLabel('URL').fill(url)
  await choose()
  await dialog.getByRole('button', { name: 'Add and read' }).click()
}

describe('a crawl', () => {
  it('reads a shop, reports the state of every page, and deletes excluded pages', async () => {
    const agent = await agentWith('eu')
    const page = await openKnowledge(agent)
    const dialog = page.getByRole('dialog', { name: 'Add website' })

    // Problems are shown at their field, by the form and by the server.
    await addSite(page, 'http://169.254.169.254/', async () => {
      await takePictures(page, 'site-add-short')
      await dialog.getByText('More settings').click()
      await dialog.getByLabel('Exclude these paths').fill('jobs')
    })
    await dialog.getByText('Begin with a slash, such as /blog/*.').waitFor()
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'site-add')
    await dialog.getByLabel('Exclude these paths').fill('/jobs')
    await dialog.getByRole('button', { name: 'Add and read' }).click()
    await dialog.getByText('This URL doesn’t lead to a public website.').waitFor()
    // The browser logs the refusal as an error.
    browser.errors.splice(0)
    await dialog.getByLabel('URL').fill(siteOf('harbour'))
    await dialog.getByRole('button', { name: 'Add and read' }).click()

    await page.waitForURL(/\/kb\/sites\//)
    const glance = page.getByRole('region', { name: 'At a glance' })
    await glance.getByText(/^Read just now/).waitFor()
    const table = page.getByRole('table', { name: 'Pages' })
    const rowOf = (text: string) => table.getByRole('row').filter({ hasText: text })
    await rowOf('/returns').getByText('In use').waitFor()
    await page.getByLabel('Search pages').fill('configurator')
    await rowOf('configurator')
      .getByText(/needs JavaScript/)
      .waitFor()
    await page.getByLabel('Search pages').fill('jobs')
    await expect.poll(() => rowOf('/jobs').getByText('In use').count()).toBe(0)
    await page.getByLabel('Search pages').fill('')
    await expectAccessible(page, 'main')
    await takePictures(page, 'site')

    // A page is excluded, and included again.
    await page.getByLabel('Search pages').fill('returns')
    await rowOf('/returns').getByRole('button', { name: 'Exclude' }).click()
    await rowOf('/returns').getByText('Excluded by your team.').waitFor()
    await rowOf('/returns').getByRole('button', { name: 'Include again' }).click()
    await rowOf('/returns')
      .getByText(/^(In use|Unchanged)$/)
      .waitFor()

    // The list of sources links to it; deleting asks first.
    await page.getByRole('link', { name: 'Knowledge' }).last().click()
    const listed = page
      .getByRole('table', { name: 'Knowledge sources' })
      .getByRole('link', { name: /harbour/ })
    await listed.waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'knowledge-with-site')
    await listed.click()
    await page.getByRole('button', { name: 'Delete website' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete website' }).click()
    await page.getByText('No knowledge yet').waitFor()
  })

  itExtended('shows a long run, is cancelled, and logs its changes', async () => {
    const name = `large-${Date.now()}`
    // Takes longer than everything before the cancellation.
    await makeSite(name, { pages: 300, delayMs: 400 })
    const agent = await agentWith('na')
    const page = await openKnowledge(agent)
    await page.goto(`${webOrigin}/app/na/automations`)
    await page.getByText('No websites yet').waitFor()
    await takePicture(page, 'sites-none')
    await addSite(page, siteOf(name))
    await page.waitForURL(/\/kb\/sites\//)
    const glance = page.getByRole('region', { name: 'At a glance' })
    await glance.getByText(/^Reading: [1-9]/).waitFor()
    await takePictures(page, 'site-reading')

    // It is first in the list of all agents' sites, and can be cancelled there.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Crawler' }).click()
    const row = page.getByRole('table', { name: 'Websites' }).getByRole('row').filter({ hasText: name })
    await row.getByText('Harbour desk').waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'sites')
    await row.getByRole('button', { name: /^Cancel/ }).click()
    await row.getByText(/^Canceled .*what was read is kept/).waitFor()

    await makeSite(name, { pages: 12 })
    await row.getByRole('button', { name: /^Refresh now/ }).click()
    await row.getByText(/^Read just now/).waitFor()
    await makeSite(name, { pages: 12, changed: { '/articles/3': 1 } })
    await row.getByRole('button', { name: /^Refresh now/ }).click()
    await row.getByRole('button', { name: /^Cancel/ }).waitFor()
    await row.getByText(/^Read just now/).waitFor()
    await row.getByRole('link').first().click()
    await page.getByText('Changes', { exact: true }).click()
    const log = page.getByRole('list', { name: 'Changes' })
    await log.getByText('1 page changed').first().click()
    await log.getByRole('link', { name: /articles\/3$/ }).waitFor()
    await expect.poll(() => log.getByRole('link').count()).toBeGreaterThan(0)
    await takePictures(page, 'site-changes')
  })
})
