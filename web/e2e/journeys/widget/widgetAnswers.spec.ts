import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { recordsOf } from '../../support/records.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()
const shop = openShop()
let agent: AgentForTest
let shared: AgentForTest
let informed: AgentForTest
let pageUrl: string
let sharedUrl: string

beforeAll(async () => {
  ;[agent, shared, informed] = await Promise.all([
    agentWith('na', { cardHosts: ['example.com'] }, { messageDelayMS: 0 }),
    agentWith('na', {}, { messageDelayMS: 0, syncBrowser: true }),
    agentWith('na', { showSources: true }, { messageDelayMS: 0 }),
  ])
  await informed.call('addKnowledgeText', {
    region: informed.region,
    agentId: informed.agentId,
    title: 'Care of oak',
    text: 'Oak tables are oiled with hard wax oil once every spring.',
    attemptId: crypto.randomUUID(),
  })
  await recordsOf(informed).knowledgeIsRead()
  pageUrl = shop.page(agent)
  sharedUrl = shop.page(shared)
})

const extras = (json: object) => `\\n\`\`\`parley\\n${JSON.stringify(json)}\\n\`\`\``
const long =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'

describe('an answer in the widget', () => {
  it('grows word by word, can be stopped, and the next one is complete', async () => {
    const { page, widget } = await arrive(await browser.person(), pageUrl)
    await widget.open()
    await widget.ask(`sandbox:slow 8000 sandbox:say ${long}`)
    await widget.answers
      .last()
      .getByText(/one two three/)
      .waitFor()
    await takePicture(page, 'answer-growing')
    await widget.press('Stop answering')
    await widget.panel.getByRole('button', { name: 'Send message' }).waitFor()
    const stopped = await widget.answers.last().innerText()
    expect(stopped).toContain('one two')
    expect(stopped).not.toContain('twenty')
    await widget.ask('sandbox:say And now something else.')
    await widget.sees('And now something else.')
    await expect.poll(() => widget.answers.getByText(/twenty/).count()).toBe(0)
  })

  it('offers replies and cards to choose from', async () => {
    const { page, widget } = await arrive(await browser.person(), pageUrl)
    await widget.open()
    const card = {
      title: 'Quay table',
      text: 'Round, oak',
      label: 'Tell me more',
      reply: 'sandbox:say It seats four.',
    }
    await widget.ask(
      `sandbox:say Which one?${extras({ replies: ['Thank you'], cards: [card, { ...card, title: 'Tern chair', link: 'https://example.com/chair', label: 'See the chair' }] })}`,
    )
    await widget.sees('Quay table')
    await expect.poll(() => widget.answers.last().innerText()).not.toContain('parley')
    await expect
      .poll(() => widget.panel.getByRole('link', { name: 'See the chair' }).getAttribute('href'))
      .toBe('https://example.com/chair')
    await expectAccessible(page, 'parley-chat')
    await takePicture(page, 'answer-with-cards')
    await widget.press('Thank you')
    await widget.sees(/You are welcome/)
    await expect
      .poll(() => widget.panel.getByRole('button', { name: 'Thank you', exact: true }).count())
      .toBe(0)
    await widget.press('Tell me more')
    await widget.sees('It seats four.')
  })

  it('shows its sources, and is rated with a reason that is stored', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(informed))
    await widget.open()
    await widget.ask('How are oak tables oiled?')
    await widget.answers
      .getByText(/hard wax oil/)
      .first()
      .waitFor()
    const answer = widget.answers.last()
    await answer.locator('summary').click()
    await answer.locator('details').getByText('Care of oak').waitFor()
    await answer.getByRole('button', { name: 'Not helpful' }).click()
    await answer.getByRole('textbox', { name: 'What was wrong? (optional)' }).fill('Too short')
    await answer.getByRole('button', { name: 'Send', exact: true }).click()
    await answer.getByText('Thank you, that helps.').waitFor()
    const rated = async () =>
      (await recordsOf(informed).conversations())
        .flatMap(({ window }) => window)
        .find(({ feedback }) => feedback)?.feedback
    await expect.poll(rated).toMatchObject({ rating: 'down', reason: 'Too short' })
    await takePicture(page, 'answer-rated')
    await page.reload()
    await widget.open()
    await expect
      .poll(() =>
        widget.answers.last().getByRole('button', { name: 'Not helpful' }).getAttribute('aria-pressed'),
      )
      .toBe('true')
  })
})

describe('conversations', () => {
  it('are listed, each with its history, and the current one returns after a reload', async () => {
    const { page, widget } = await arrive(await browser.person(), pageUrl)
    await widget.open()
    await widget.ask('sandbox:say This is about oak.')
    await widget.sees('This is about oak.')
    await widget.menu('New conversation')
    // The previous conversation is offered for continuation.
    await expect.poll(() => widget.answers.getByText('This is about oak.').count()).toBe(0)
    await widget.ask('sandbox:say This is about walnut.')
    await widget.answers.getByText('This is about walnut.').waitFor()
    await expect
      .poll(
        async () =>
          (await recordsOf(agent).conversations()).filter(({ window }) =>
            window.some(({ text }) => /This is about (oak|walnut)\.$/.test(text)),
          ).length,
      )
      .toBe(2)
    await widget.menu('Your conversations')
    const listed = widget.panel.locator('.past button')
    await expect.poll(() => listed.count()).toBe(2)
    await expect.poll(() => listed.first().getAttribute('aria-current')).toBe('true')
    await takePicture(page, 'conversations')
    await listed.nth(1).click()
    await widget.answers.getByText('This is about oak.').waitFor()
    await page.reload()
    await widget.open()
    await widget.answers.getByText('This is about oak.').waitFor()
    await expect.poll(() => widget.messages.getByText('This is about walnut.').count()).toBe(0)
  })

  it('offer the previous one when a new one starts, which continues with a click', async () => {
    const { page, widget } = await arrive(await browser.person(), pageUrl)
    await widget.open()
    await widget.ask('sandbox:say This is about ash.')
    await widget.sees('This is about ash.')
    // The answer is stored then; earlier there is no conversation to continue.
    await widget.panel.getByRole('button', { name: 'Send message' }).waitFor()
    await widget.menu('New conversation')
    const recent = widget.messages.getByRole('button', { name: 'Continue' })
    await recent.getByText('sandbox:say This is about ash.').waitFor()
    await takePicture(page, 'home-with-a-recent-conversation')
    await recent.click()
    await widget.answers.getByText('This is about ash.').waitFor()
    await expect.poll(() => recent.count()).toBe(0)
  })

  it('are shared by the tabs of a browser if the owner enables it', async () => {
    const context = await browser.person()
    const first = await arrive(context, sharedUrl)
    const second = await arrive(context, sharedUrl)
    await first.widget.open()
    await first.widget.ask('sandbox:say Said in the first tab.')
    await first.widget.answers.getByText('Said in the first tab.').waitFor()
    // An answer can be rated once it is complete and stored; until then another tab does not have it.
    await first.widget.answers.last().getByRole('button', { name: 'Helpful', exact: true }).waitFor()
    await second.widget.open()
    await second.widget.answers.getByText('Said in the first tab.').waitFor()
    await second.widget.ask('sandbox:say Said in the second tab.')
    await second.widget.answers.getByText('Said in the second tab.').waitFor()
    await first.page.bringToFront()
    await first.widget.answers.getByText('Said in the second tab.').waitFor()
    await expect.poll(() => first.widget.answers.getByText('Said in the first tab.').count()).toBe(1)
  })

  it('stay in their tab if the owner does not', async () => {
    const context = await browser.person()
    const first = await arrive(context, pageUrl)
    await first.widget.open()
    await first.widget.ask('sandbox:say For this tab alone.')
    await first.widget.answers.getByText('For this tab alone.').waitFor()
    const second = await arrive(context, pageUrl)
    await second.widget.open()
    await second.widget.sees(/orders, returns/)
    await second.widget.ask('sandbox:say Another tab, another talk.')
    await second.widget.answers.getByText('Another tab, another talk.').waitFor()
    await expect.poll(() => second.widget.messages.getByText('For this tab alone.').count()).toBe(0)
  })
})
