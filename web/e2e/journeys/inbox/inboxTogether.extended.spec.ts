import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish } from '../../support/agents.ts'
import { joinWorkspace } from '../../support/books.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()

describe('two operators at one conversation', () => {
  it('see each other, and only one of them takes it over', async () => {
    const ada = await (await browser.person()).newPage()
    await signUp(ada, 'eu', freshEmail(), 'a-long-password')
    const agentId = await createAgent(ada, 'Tarn Boat House')
    await publish(ada)
    const bea = await (await browser.person()).newPage()
    const email = freshEmail()
    await signUp(bea, 'eu', email, 'a-long-password')
    await joinWorkspace('eu', agentId, email, 'Bea')
    const visitor = await openVisit('eu', agentId)
    await visitor.say('sandbox:say I am asking for somebody.', { identity: { name: 'Anna' } })

    const open = async (page: Page) => {
      await page.goto(`${webOrigin}/app/eu/agents/${agentId}/convos`)
      await page
        .getByRole('list', { name: 'Conversations' })
        .getByRole('listitem')
        .filter({ hasText: 'Anna' })
        .getByRole('link')
        .click()
      await page.getByRole('log', { name: 'Messages' }).waitFor()
    }
    await open(ada)
    await open(bea)
    await ada.getByText('Bea is also looking.').waitFor()
    const reply = (page: Page) => page.getByRole('textbox', { name: 'Your reply' })
    await reply(bea).pressSequentially('Hello Anna')
    await ada.getByText('Bea is typing…').waitFor()

    // Both click at the same moment: the second sees who was first.
    await Promise.all(
      [ada, bea].map((page) => page.getByRole('button', { name: 'Take over', exact: true }).click()),
    )
    const refused = (page: Page) =>
      page
        .getByText(/is already answering this conversation/)
        .first()
        .waitFor()
        .then(
          () => true,
          () => false,
        )
    const refusals = await Promise.all([refused(ada), refused(bea)])
    expect(refusals.filter(Boolean)).toHaveLength(1)
    const winner = refusals[0] ? bea : ada
    const other = refusals[0] ? ada : bea
    await winner.getByRole('button', { name: 'Return to agent', exact: true }).waitFor()
    // The other operator's typed reply is still there.
    if (other === bea) await expect.poll(() => reply(bea).inputValue()).toBe('Hello Anna')
    await reply(winner).fill('I am with you.')
    await reply(winner).press('Enter')
    for (const page of [ada, bea])
      await page.getByRole('log', { name: 'Messages' }).getByText('I am with you.').waitFor()
    // The browser logs the refused one.
    expect(browser.errors.splice(0).filter((error) => !error.includes('400'))).toEqual([])
  })
})
