import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { sendToDebugger, createAgent, publish } from '../../support/agents.ts'
import { changeAgent } from '../../support/books.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { itExtended } from '../../support/extended.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()
const home = `${webOrigin}/app/na/home`
const step = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })
const figure = (page: Page, name: string) => page.locator('dl div').filter({ hasText: name }).locator('b')

/**
 * Counts the documents that the first page reads besides its frame: those of its own queries, and one for an
 * empty result.
 */
function countReads(page: Page): { count: number } {
  const reads = { count: 0 }
  page.on('response', async (response) => {
    if (!/:(runQuery|batchGet)$/.test(response.url())) return
    const requested = response.request().postData() ?? ''
    if (!/activity|convos|backups|members|visits/.test(requested)) return
    const body: unknown = await response.json().catch(() => [])
    const documents = Array.isArray(body)
      ? body.filter((entry) => 'document' in entry || 'found' in entry)
      : []
    reads.count += Math.max(1, documents.length)
  })
  return reads
}

describe('the home of a workspace', () => {
  itExtended('guides a newcomer to their website, and ticks finished steps', async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'na', freshEmail(), 'a-long-password')
    await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)$/ }).waitFor()
    await page.getByText('0 of 6 done').waitFor()
    await takePictures(page, 'home-new')
    await expectAccessible(page, 'main')
    await createAgent(page, 'Tarn Bakery')
    await sendToDebugger(page, 'Do you bake on Sundays?')
    await publish(page)
    await page.goto(home)
    await page.getByText('3 of 6 done').waitFor()
    for (const done of ['Create your first agent', 'Test it', 'Review and publish'])
      await step(page, done).getByText('Done').waitFor({ state: 'attached' })
    await step(page, 'Add knowledge').getByRole('link', { name: 'Add knowledge' }).waitFor()
    await page.getByRole('button', { name: 'Hide checklist' }).click()
    await page.getByText('No conversations in the last 14 days').waitFor()
    await expect.poll(() => page.getByText('3 of 6 done').count()).toBe(0)
  })

  it("shows waiting visitors, today's events, and questions without an answer", async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'na', freshEmail(), 'a-long-password')
    const agentId = await createAgent(page, 'Tarn Ferry')
    await changeAgent('na', agentId, { 'widgetOptions.canHandOff': true })
    await publish(page)
    const anna = await openVisit('na', agentId)
    await anna.say('Is there a ferry at night?', { identity: { name: 'Anna Feldmann' } })
    await anna.askForPerson()

    const reads = countReads(page)
    await page.goto(home)
    await page.getByRole('heading', { name: '1 person is waiting for you' }).waitFor()
    await page.getByText(/^waiting/).waitFor()
    await expect.poll(() => figure(page, 'New conversations').textContent()).toBe('1')
    await expect.poll(() => figure(page, 'Handed over').textContent()).toBe('1')
    await page.getByRole('heading', { name: 'The last 14 days' }).waitFor()
    await page.getByText('1 conversation', { exact: true }).waitFor()
    await page.getByText('3 of 6 done').waitFor()
    await page.getByRole('button', { name: 'Hide checklist' }).click()
    await page.getByRole('heading', { name: 'Recent activity' }).waitFor()
    // The waiting conversation has a listener in addition.
    expect(reads.count).toBeLessThanOrEqual(11)
    await expectAccessible(page, 'main')

    await page.getByRole('button', { name: 'Take over', exact: true }).click()
    await page.waitForURL(`**/app/na/inbox/${agentId}/**`)
    await page.getByRole('log', { name: 'Messages' }).getByText('Is there a ferry at night?').waitFor()
  })
})
