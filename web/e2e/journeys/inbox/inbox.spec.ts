import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, signUp, type Region } from '../../support/accounts.ts'
import { createAgent } from '../../support/agents.ts'
import { changeAgent } from '../../support/books.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { regionsUnderTest } from '../../support/extended.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()

/** Creates an operator of a new workspace, in the inbox of a published agent with a handoff. */
async function openInbox(region: Region): Promise<{ page: Page; agentId: string }> {
  const page = await (await browser.person()).newPage()
  await signUp(page, region, freshEmail(), 'a-long-password')
  const agentId = await createAgent(page, 'Tarn Boat House')
  await changeAgent(region, agentId, { 'widgetOptions.canHandOff': true })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Published', exact: true }).waitFor()
  await page.goto(`${webOrigin}/app/${region}/agents/${agentId}/convos`)
  return { page, agentId }
}

const rows = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe.each(regionsUnderTest)('an operator in %s', (region) => {
  it('takes a conversation over, replies, and hands it back', async () => {
    const { page, agentId } = await openInbox(region)
    await page.getByText('No conversations yet').waitFor()
    await page.getByRole('button', { name: /^Workspace/ }).click()
    await page.getByRole('menuitem', { name: 'Your name' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Jon Tarn')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByText('Name saved.').waitFor()
    const anna = await openVisit(region, agentId)
    await anna.say('sandbox:say I can ask somebody.', { language: 'de', identity: { name: 'Anna Feldmann' } })
    await anna.askForPerson()
    const other = await openVisit(region, agentId)
    await other.say('sandbox:say Something else.', { language: 'en' })

    // A visitor who requests a person is on the waiting shelf, and the URL contains the shelf.
    await rows(page)
      .filter({ hasText: 'Anna Feldmann' })
      .getByText(/^waiting /)
      .waitFor()
    await page.getByRole('radio', { name: 'Handed over' }).click({ force: true })
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(new URL(page.url()).searchParams.get('show')).toBe('handedOver')
    await rows(page).getByRole('link').click()
    const thread = page.getByRole('log', { name: 'Messages' })
    await thread.getByText('Anna Feldmann asked for a person').waitFor()

    const live = await anna.listen()
    await button(page, 'Take over').click()
    await thread.getByText(/took over/).waitFor()
    await expect
      .poll(() => live.events.findLast((event) => event.type === 'state'))
      .toMatchObject({ operator: 'Jon Tarn' })
    const reply = page.getByRole('textbox', { name: 'Your reply' })
    await reply.fill('Hello Anna,')
    await reply.press('Shift+Enter')
    await reply.pressSequentially('I am here.')
    await expect
      .poll(() => live.events.some((event) => event.type === 'presence' && event.isTyping), {})
      .toBe(true)
    await reply.press('Enter')
    await expect.poll(() => JSON.stringify(live.events)).toContain('Hello Anna,\\nI am here.')
    await expect.poll(() => reply.inputValue()).toBe('')

    // Both see that the other types, and what the other has read.
    await anna.type(Date.now())
    await page
      .getByText('Anna Feldmann is typing')
      .or(page.getByLabel('Anna Feldmann is typing'))
      .first()
      .waitFor()
    await thread.getByText('Read', { exact: true }).waitFor()
    expect(await anna.say('Thank you!')).toContain('"stored"')
    await thread.getByText('Thank you!').waitFor()

    await button(page, 'Return to agent').click()
    await page.getByText('Returned. The agent continues with the next message').waitFor()
    await thread.getByText(/returned the conversation to the agent/).waitFor()
    await expect.poll(() => live.events.filter((event) => event.type === 'state').at(-1)?.state).toBe('bot')
    await live.stop()
    await expectAccessible(page, 'main')
    expect(
      live.events
        .flatMap((event) => (event.type === 'messages' ? event.messages : []))
        .filter(({ role }) => role === 'operator'),
    ).toHaveLength(1)
  })

  it('tags, notes and corrects messages, blocks a visitor, assigns, filters and exports conversations', async () => {
    const { page, agentId } = await openInbox(region)
    const [saturday, delivery] = [await openVisit(region, agentId), await openVisit(region, agentId)]
    await saturday.say('When are you open on Saturday?', { language: 'en' })
    await delivery.say('What does delivery cost?', { language: 'de', page: 'https://shop.example/tables' })

    await rows(page).filter({ hasText: 'Saturday' }).getByRole('link').click()
    const thread = page.getByRole('log', { name: 'Messages' })
    await thread.getByText('When are you open on Saturday?').waitFor()
    const details = page.getByRole('complementary', { name: 'Details' })
    await details.getByRole('combobox', { name: 'Add tag' }).fill('opening hours')
    await details.getByRole('combobox', { name: 'Add tag' }).press('Enter')
    await details.getByRole('list', { name: 'Tags' }).getByText('opening hours').waitFor()
    await details.getByRole('textbox', { name: 'Add note' }).fill('The website is out of date.')
    await details.getByRole('textbox', { name: 'Add note' }).press('Enter')
    await details.getByRole('list', { name: 'Notes' }).getByText('The website is out of date.').waitFor()

    // The corrected answer is used from then on, without a model.
    await thread.getByRole('button', { name: 'Correct' }).click()
    await page.getByRole('textbox', { name: 'Right answer' }).fill('On Saturday from ten to two.')
    await button(page, 'Save correction').click()
    await page.getByText(/Live within a minute/).waitFor()
    await thread.getByText('Corrected for next time').waitFor()
    const again = await openVisit(region, agentId)
    await expect
      .poll(() => again.say('when are you open on saturday'), { interval: 5_000 })
      .toContain('On Saturday from ten to two.')

    await thread.getByRole('button', { name: 'Save as test' }).click()
    await page.getByRole('combobox', { name: 'Must contain' }).fill('ten to two')
    await page.getByRole('combobox', { name: 'Must contain' }).press('Enter')
    await button(page, 'Save test').click()
    await page.getByText('Test saved.').waitFor()

    // A blocked visitor loses access, and gets it back.
    await button(page, 'More').click()
    await page.getByRole('menuitem', { name: 'Block visitor' }).click()
    await button(page, 'Block visitor').click()
    await page.getByRole('heading', { name: 'Block visitor' }).waitFor({ state: 'detached' })
    await expect.poll(() => saturday.say('Hello?'), { interval: 2_000 }).toMatch(/"error"/)
    await button(page, 'More').click()
    await page.getByRole('menuitem', { name: 'Unblock visitor' }).click()
    await button(page, 'Unblock visitor').click()
    // The closing dialog would catch the next click.
    await page.getByRole('heading', { name: 'Unblock visitor' }).waitFor({ state: 'detached' })
    // Not the browser's preflight request.
    const assigned = page.waitForResponse(
      (response) => response.url().endsWith('/inbox') && response.request().method() === 'POST',
    )
    await details.getByRole('combobox', { name: 'Assigned to' }).selectOption({ index: 1 })
    await assigned
    await rows(page).filter({ hasText: 'Saturday' }).getByText('Resolved').waitFor()
    await page.getByRole('radio', { name: 'Mine' }).click({ force: true })
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('radio', { name: 'All', exact: true }).click({ force: true })

    // Filters: a language, a word, a tag; each can be removed again.
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('deliv')
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('nothing of the kind')
    await page.getByText('No matching conversations').waitFor()
    await button(page, 'Clear filter').last().click()
    await page.getByRole('button', { name: /^More filters/ }).click()
    await page.getByLabel('Tag', { exact: true }).selectOption('opening hours')
    await page.keyboard.press('Escape')
    await expect.poll(() => rows(page).count()).toBe(1)
    await button(page, 'Save view').click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Hours')
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('list', { name: 'Saved views' }).getByText('Hours').waitFor()

    await button(page, 'Export conversations').click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    const file = readFileSync(await (await waiting).path(), 'utf8')
    expect(file).toContain('When are you open on Saturday?')
    expect(file).toContain('opening hours')
    expect(file).not.toContain('delivery')
  })
})
