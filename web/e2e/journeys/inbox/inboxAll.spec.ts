import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish } from '../../support/agents.ts'
import { changeAgent } from '../../support/books.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()

const rows = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
const waiting = '1 person is waiting for an answer'

async function makeAgent(page: Page, title: string): Promise<string> {
  await page.goto(`${webOrigin}/app/na/agents`)
  const agentId = await createAgent(page, title)
  await changeAgent('na', agentId, { 'widgetOptions.canHandOff': true })
  await publish(page)
  return agentId
}

describe('the inbox of a workspace', () => {
  it('shows the conversations of all agents, with waiting visitors first', async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'na', freshEmail(), 'a-long-password')
    const boats = await makeAgent(page, 'Tarn Boat House')
    const tea = await makeAgent(page, 'Tarn Tea Room')
    const anna = await openVisit('na', boats)
    await anna.say('sandbox:say I can ask somebody.', { identity: { name: 'Anna Feldmann' } })
    const ben = await openVisit('na', tea)
    await ben.say('Do you have scones?', { identity: { name: 'Ben Tarrant' } })

    await page.goto(`${webOrigin}/app/na/inbox`)
    await row(page, 'Anna Feldmann').getByText('Tarn Boat House').waitFor()
    await row(page, 'Ben Tarrant').getByText('Tarn Tea Room').waitFor()
    await expect.poll(() => rows(page).first().textContent()).toContain('Ben Tarrant')
    await expect.poll(() => page.title()).toMatch(/^Inbox/)

    // The newest one opens by itself, and stays unread until the operator does something in it.
    const thread = page.getByRole('log', { name: 'Messages' })
    await thread.getByText('Do you have scones?').waitFor()
    await row(page, 'Ben Tarrant').getByText('New', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/app/na/inbox')

    // A visitor who requests a person is first, and every screen shows that somebody waits.
    await anna.askForPerson()
    await expect.poll(() => rows(page).first().textContent()).toMatch(/Anna Feldmann.*waiting/)
    await expect.poll(() => page.title()).toMatch(/^\(1\) Inbox/)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: `Inbox ${waiting}` }).waitFor()
    await navigation.getByRole('link', { name: `Tarn Boat House ${waiting}` }).waitFor()
    await expect
      .poll(() => navigation.getByRole('link', { name: 'Tarn Tea Room' }).textContent())
      .not.toContain('1')
    await thread.getByText('Do you have scones?').click()
    await expect.poll(() => row(page, 'Ben Tarrant').getByText('New', { exact: true }).count()).toBe(0)
    await expectAccessible(page, 'main')

    // The filter for one agent, and its removal.
    await page.getByRole('button', { name: 'Conversations of: All agents' }).click()
    await page.getByRole('menuitem', { name: 'Tarn Tea Room' }).click()
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(new URL(page.url()).searchParams.get('agent')).toBe(tea)
    await page.getByRole('button', { name: 'Conversations of: Tarn Tea Room' }).click()
    await page.getByRole('menuitem', { name: 'All agents' }).click()
    await expect.poll(() => rows(page).count()).toBe(2)

    // The wait ends with the operator's reply, and starts again with the visitor's message.
    await row(page, 'Anna Feldmann').getByRole('link').click()
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/app/na/inbox/${boats}/`))
    await page.getByRole('button', { name: 'Take over', exact: true }).click()
    await thread.getByText(/took over/).waitFor()
    await expect.poll(() => page.title()).toMatch(/^\(1\)/)
    const reply = page.getByRole('textbox', { name: 'Your reply' })
    await reply.fill('I am here.')
    await reply.press('Enter')
    await expect.poll(() => page.title()).toMatch(/^Inbox/)
    await anna.say('Thank you!')
    await expect.poll(() => page.title()).toMatch(/^\(1\) Inbox/)
    await page.getByRole('button', { name: 'Resolve', exact: true }).click()
    await expect.poll(() => page.title()).toMatch(/^Inbox/)
    await expect.poll(() => navigation.getByText(waiting).count()).toBe(0)
  })
})
