import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { agentOptionsSchema } from '@parley/functions/shared/agents/agent'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { recordsOf } from '../../support/records.ts'
import { settle } from '../../support/settle.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { call } from '../../support/widget.ts'

const browser = openBrowser()
const shop = openShop()
let agent: AgentForTest
let together: AgentForTest
let records: ReturnType<typeof recordsOf>

beforeAll(async () => {
  ;[agent, together] = await Promise.all([
    agentWith(
      'eu',
      { canHandOff: true, smartHandoff: true },
      {
        messageDelayMS: 0,
        UIhandoffTitle: 'Ask the workshop',
        UIhandoffSubtitle: 'Tuesday to Friday, 9 to 17',
      },
    ),
    agentWith(
      'na',
      {},
      { messageDelayMS: 0, syncBrowser: true, vgOptions: agentOptionsSchema.parse({ initMessages: [] }) },
    ),
  ])
  records = recordsOf(agent)
})

/** Acts as the owner in one visitor's conversation. */
async function operatorIn(beginning: string) {
  const { ID: conversationId } = await records.conversation(beginning)
  const at = { region: agent.region, agentId: agent.agentId, conversationId }
  return {
    conversationId,
    changes: (event: 'takeOver' | 'handBack' | 'resolve') =>
      agent.call('changeConversationState', { ...at, event }),
    writes: (text: string) => agent.call('sendOperatorReply', { ...at, text, attemptId: randomUUID() }),
    /** Types, or has read everything. */
    shows: async (times: { typingAt?: number; readAt?: number }) => {
      const { assigneeUid } = await records.conversation(beginning)
      await records.notePresence(conversationId, {
        ID: assigneeUid,
        seenAt: Date.now(),
        typingAt: 0,
        readAt: 0,
        ...times,
      })
    },
  }
}

/** Waits until a turn is stored: from then on only the open stream receives changes. */
async function expectStored(beginning: string, text: string): Promise<void> {
  await expect.poll(async () => (await records.conversation(beginning)).window.at(-1)?.text).toBe(text)
}

describe('a visitor who wants a person', () => {
  it('requests one, talks to them live, and is handed back', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say First the agent answers.')
    await widget.sees('First the agent answers.')
    await widget.panel.getByRole('button', { name: 'More' }).click()
    await widget.sees('Tuesday to Friday, 9 to 17')
    await widget.panel.getByRole('button', { name: 'Ask the workshop' }).click()
    await widget.messages.getByText('We’ve asked someone to join').first().waitFor()
    await expect.poll(async () => (await records.conversation('sandbox:say First')).state).toBe('requested')

    // Until a person comes, the agent continues.
    await widget.ask('sandbox:say The agent still answers.')
    await widget.answers.getByText('The agent still answers.').waitFor()
    await expect.poll(() => widget.messages.getByText('We’ve asked someone to join').count()).toBe(1)
    await takePicture(page, 'handoff-requested')

    const operator = await operatorIn('sandbox:say First')
    await operator.changes('takeOver')
    await widget.panel
      .locator('header')
      .getByText(/ is here$/)
      .waitFor()
    await widget.messages
      .locator('.event')
      .getByText(/ joined the conversation$/)
      .waitFor()
    await operator.writes('Hello, which wood is it?')
    await widget.messages.locator('.operator').getByText('Hello, which wood is it?').waitFor()
    await operator.shows({ typingAt: Date.now() })
    await widget.messages.getByText(/ is typing…$/).waitFor()
    await expectAccessible(page, 'parley-chat')
    await takePicture(page, 'handoff-person-writes')

    // The operator sees the visitor type, and the agent is silent.
    await widget.field.pressSequentially('Oak')
    await expect
      .poll(async () => (await records.presence(operator.conversationId, 'visitor'))?.typingAt ?? 0, {})
      .toBeGreaterThan(0)
    const answers = await widget.answers.count()
    await widget.ask('sandbox:say The agent must not say this.')
    await expect
      .poll(async () => (await records.conversation('sandbox:say First')).window.at(-1)?.text)
      .toBe('sandbox:say The agent must not say this.')
    await operator.shows({ readAt: Date.now() + 1 })
    await widget.messages.getByText('Read', { exact: true }).waitFor()
    await operator.writes('Then oil it once a year.')
    await widget.sees('Then oil it once a year.')
    await expect.poll(() => widget.answers.count()).toBe(answers)

    // The events are shown in the visitor's language.
    await call(page, 'setLanguage', 'de')
    await widget.messages
      .locator('.event')
      .getByText(/ ist dem Gespräch beigetreten$/)
      .waitFor()
    await call(page, 'setLanguage', 'en')
    await operator.changes('handBack')
    await widget.messages
      .locator('.event')
      .getByText(/ left\. The assistant is back\.$/)
      .waitFor()
    await widget.ask('sandbox:say The agent is back.')
    await widget.sees('The agent is back.')
    await expectStored('sandbox:say First', 'The agent is back.')
    await operator.changes('takeOver')
    await widget.messages
      .locator('.event')
      .getByText(/ joined the conversation$/)
      .nth(1)
      .waitFor()
    await operator.changes('resolve')
    await widget.messages.getByText(/Conversation closed/).waitFor()
    await expect.poll(() => widget.messages.getByText(/Conversation closed/).count()).toBe(1)
    await takePicture(page, 'handoff-resolved')
    await widget.ask('sandbox:say It is open again.')
    await widget.sees('It is open again.')
    await expect.poll(async () => (await records.conversation('sandbox:say First')).state).toBe('bot')
  })

  it('writes only that, and the agent itself requests one', async () => {
    const { widget } = await arrive(await browser.person(), shop.page(agent))
    await widget.open()
    await widget.ask('I would like to talk to a real person, please')
    await widget.sees('I am asking somebody from the team')
    await widget.messages.getByText('We’ve asked someone to join').first().waitFor()
    await expect
      .poll(async () => (await records.conversation('I would like to talk')).state)
      .toBe('requested')
  })

  it("closes the chat and reloads: the operator's messages are counted until they are seen", async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say Let us wait for somebody.')
    await widget.sees('Let us wait for somebody.')
    const operator = await operatorIn('sandbox:say Let us wait')
    await widget.menu('Ask the workshop')
    await widget.messages.getByText('We’ve asked someone to join').first().waitFor()
    await widget.close()
    await operator.changes('takeOver')
    await operator.writes('One.')
    await widget.badge.getByText('1', { exact: true }).waitFor()
    await operator.writes('Two.')
    await widget.badge.getByText('2', { exact: true }).waitFor()
    await expect.poll(() => widget.launcher.getAttribute('aria-label')).toBe('Open chat (2 unread)')
    await takePicture(page, 'handoff-unread')
    await page.reload()
    await widget.badge.getByText('2', { exact: true }).waitFor()
    await operator.writes('Three.')
    await widget.badge.getByText('3', { exact: true }).waitFor()
    await widget.open()
    await widget.sees('Three.')
    await widget.close()
    await expect.poll(() => widget.badge.count()).toBe(0)
  })
})

describe('a visitor who requests no person', () => {
  it('sees and hears an operator who joins anyway, without writing another message', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say The agent is enough.')
    await widget.sees('The agent is enough.')
    await expectStored('sandbox:say The agent is enough', 'The agent is enough.')
    const operator = await operatorIn('sandbox:say The agent is enough')
    await operator.changes('takeOver')
    await widget.panel
      .locator('header')
      .getByText(/ is here$/)
      .waitFor()
    await widget.messages
      .locator('.event')
      .getByText(/ joined the conversation$/)
      .waitFor()
    await operator.writes('One thing the agent does not know.')
    await widget.messages.locator('.operator').getByText('One thing the agent does not know.').waitFor()
    await expect.poll(() => widget.answers.getByText('The agent is enough.').count()).toBe(1)
    await operator.changes('resolve')
    await widget.messages.getByText(/Conversation closed/).waitFor()

    // A resolved conversation reopens, and a closed panel counts unread messages.
    await widget.close()
    await operator.changes('takeOver')
    await operator.writes('And another.')
    await widget.badge.getByText('1', { exact: true }).waitFor()
    await takePicture(page, 'handoff-unasked-unread')
    await widget.open()
    await widget.messages.locator('.operator').getByText('And another.').waitFor()
    await expect.poll(() => widget.messages.locator('.visitor').count()).toBe(1)
  })

  it('sees every message once in each of two windows, of which only one streams', async () => {
    const context = await browser.person()
    const pageUrl = shop.page(together)
    const first = await arrive(context, pageUrl)
    await first.widget.open()
    await first.widget.ask('sandbox:say Said in the first window.')
    await first.widget.answers.getByText('Said in the first window.').waitFor()
    const second = await arrive(context, pageUrl)
    await second.widget.open()
    await second.widget.answers.getByText('Said in the first window.').waitFor()
    await second.widget.ask('sandbox:say Said in the second window.')
    const words = [
      'sandbox:say Said in the first window.',
      'Said in the first window.',
      'sandbox:say Said in the second window.',
      'Said in the second window.',
    ]
    for (const { widget } of [first, second])
      await expect
        .poll(() => widget.messages.locator('li:is(.visitor, .agent) > div[dir]').allInnerTexts())
        .toEqual(words)
    const sessions: string[] = []
    context.on('request', (request) => request.url().endsWith('/session') && sessions.push(request.url()))
    for (const { page } of [first, second]) await settle(page)
    expect(sessions).toEqual([])
  })
})
