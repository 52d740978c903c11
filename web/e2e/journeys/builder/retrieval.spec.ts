import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { agentWith } from '../../support/agentWith.ts'
import { signIn } from '../../support/accounts.ts'
import { sendToDebugger } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { recordsOf } from '../../support/records.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()
const returns =
  'Returns. You can return any piece within 30 days, unused and in its box. We refund it within a week.'
const guarantee = 'Guarantee. Frames of oak are guaranteed for ten years, upholstery for three.'
const parking = 'Is there somewhere to park a motorbike?'

describe('the knowledge page', () => {
  it('shows the results of a question with reasons, and turns an unanswered question into an answer', async () => {
    const agent = await agentWith('eu')
    const { region, agentId } = agent
    for (const text of [returns, guarantee])
      await agent.call('addKnowledgeText', {
        region,
        agentId,
        title: text.split('.')[0] ?? '',
        text,
        attemptId: randomUUID(),
      })
    await recordsOf(agent).knowledgeIsRead()
    // Each in its own conversation, because a later question is understood from an earlier one.
    await (await openVisit(region, agentId)).say('How can I return a piece?')
    await (await openVisit(region, agentId)).say(parking)

    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.goto(`${webOrigin}/app/${region}/agents/${agentId}/kb`)
    const tabs = page.getByRole('navigation', { name: 'Knowledge' })
    await tabs.getByRole('link', { name: 'Try a question' }).click()
    const field = page.getByLabel('Question', { exact: true })
    const ask = async (question: string) => {
      await field.fill(question)
      await field.press('Enter')
    }

    await ask('How long can I return a piece?')
    const gets = page.getByRole('list', { name: 'Passages the agent gets' })
    await gets.getByText(/within 30 days/).waitFor()
    await expect.poll(() => gets.locator('mark').first().textContent()).toMatch(/^return/i)
    await gets
      .getByText(/\d of \d terms/)
      .first()
      .waitFor()
    expect(page.url()).toContain('?q=How+long')
    await expectAccessible(page, 'main')
    await takePictures(page, 'retrieval')

    await ask(parking)
    await page.getByText('The agent would say it doesn’t know.').waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'retrieval-nothing')

    // The visitor's question is filled in; from the home page it takes one click.
    const home = `${webOrigin}/app/${region}/home`
    await page.goto(home)
    await page.getByRole('link', { name: 'Add answer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Answer this question' })
    await expect.poll(() => dialog.getByLabel('Question').inputValue()).toBe(parking)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const table = page.getByRole('table', { name: 'Unanswered questions' })
    const row = table.getByRole('row').filter({ hasText: parking })
    await row.getByRole('button', { name: /park/ }).first().click()
    await page.getByRole('link', { name: 'Open conversation' }).waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'unanswered')
    await row.getByRole('button', { name: /^Dismiss/ }).click()
    await row.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.getByRole('button', { name: 'Answer', exact: true }).click()
    await dialog.getByLabel('Answer').fill('Motorbikes stand free of charge behind the workshop.')
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'unanswered-answer')
    await dialog.getByRole('button', { name: 'Save answer' }).click()
    await row.waitFor({ state: 'detached' })
    await page.getByText('No open questions').waitFor()
    await page.goto(home)
    await page.getByText('All caught up.').waitFor()
    await page.goBack()
    await recordsOf(agent).knowledgeIsRead()
    await tabs.getByRole('link', { name: 'Try a question' }).click()
    await ask(parking)
    await page
      .getByRole('region', { name: 'Corrected answer' })
      .getByText(/behind the workshop/)
      .waitFor()
    await takePictures(page, 'retrieval-pair')

    await tabs.getByRole('link', { name: 'Source usage' }).click()
    const sources = page.getByRole('table', { name: 'Source usage' })
    await sources.getByRole('row').filter({ hasText: 'Returns' }).getByText('1', { exact: true }).waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'sources-at-work')

    // The test chat links to the same explanation.
    await page.getByRole('button', { name: 'Show Test' }).click()
    const { chat } = await sendToDebugger(page, 'How long is oak guaranteed?')
    await chat.locator('summary:visible').last().click()
    await chat.getByRole('link', { name: 'Why these sources?' }).click()
    await gets.getByText(/ten years/).waitFor()
  })
})
