import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish } from '../../support/agents.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { itExtended } from '../../support/extended.ts'
import { widgetOn } from '../../support/widget.ts'

const browser = openBrowser()
const linesSchema = z.array(z.object({ isBot: z.boolean(), text: z.string() }))

/** Creates a bot of the sandbox with a single customer. */
function makeBot() {
  const id = randomInt(1_000_000, 9_000_000)
  const chat = `${sandboxOrigin}/telegram/chat/${id}`
  return {
    token: `${id}:${'a'.repeat(35)}`,
    say: (text: string, times = 1) =>
      fetch(`${chat}/say`, { method: 'POST', body: JSON.stringify({ text, times }) }),
    /** Sets a fault for the next call of a method. */
    fault: (method: string, kind: string) =>
      fetch(`${sandboxOrigin}/telegram/faults/${id}`, {
        method: 'POST',
        body: JSON.stringify({ method, kind }),
      }),
    /** Returns the bot's messages. */
    async words(): Promise<string[]> {
      const lines = linesSchema.parse(await (await fetch(`${chat}/all`)).json())
      return lines.filter(({ isBot }) => isBot).map(({ text }) => text)
    },
  }
}

describe('a bot in Telegram', () => {
  it("gives the agent's answers, and operators reply from the inbox", async () => {
    const bot = makeBot()
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    await createAgent(page, 'Tarn Boats')
    await publish(page)
    const agent = page.url().replace(/\/[^/]*$/, '')
    await page.goto(`${agent}/channels`)
    await page.getByRole('button', { name: 'Connect Telegram' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect Telegram' })
    await dialog.getByLabel('Bot token').fill('no token')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await dialog.getByText('Please provide a valid token.').waitFor()
    await dialog.getByLabel('Bot token').fill(bot.token)
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText('Telegram channel saved successfully').waitFor()
    await page.getByText('Active', { exact: true }).waitFor()

    // Nobody has written yet: the dialog explains how to, and finds the first person who does.
    await page.getByRole('button', { name: 'Configure Telegram' }).click()
    const settings = page.getByRole('dialog', { name: 'Configure Telegram' })
    const chat = settings.getByRole('link', { name: 'the chat' })
    await expect.poll(() => chat.getAttribute('href')).toMatch(/\/telegram\/to\/sandbox_\d+_bot$/)

    // The same message arrives twice, and is answered once.
    await bot.say('sandbox:say We open at nine.', 2)
    await expect.poll(async () => (await bot.words()).at(-1)).toBe('We open at nine.')
    expect((await bot.words()).filter((text) => text === 'We open at nine.')).toHaveLength(1)

    await settings.getByRole('button', { name: 'Send a test message' }).click()
    await page.getByText('Message sent successfully').waitFor()
    const test = 'This is a test message: this channel is connected.'
    expect((await bot.words()).filter((text) => text === test)).toHaveLength(1)

    await page.goto(`${agent}/convos`)
    await page.getByText('We open at nine.').first().waitFor()
    await expect.poll(() => page.getByText(test).count()).toBe(0)
    await page.getByRole('complementary').getByText('Telegram', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Take over' }).first().click()
    await page.getByRole('textbox', { name: 'Reply' }).fill('This is Nora.')
    await page.getByRole('textbox', { name: 'Reply' }).press('Enter')
    await expect.poll(async () => (await bot.words()).at(-1)).toBe('This is Nora.')

    // Once Telegram refuses the token, every screen links to the dialog that fixes it; the typed reply stays.
    await bot.fault('sendMessage', 'revoked')
    await page.getByRole('textbox', { name: 'Reply' }).fill('Are you there?')
    await page.getByRole('textbox', { name: 'Reply' }).press('Enter')
    await page.getByText('Reconnect Telegram. Until then, replies aren’t sent.').waitFor()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Reply' }).getAttribute('readonly'))
      .not.toBeNull()
    await page.getByRole('link', { name: 'Channels Needs attention' }).waitFor()
    await page.goto(`${webOrigin}/app/eu/home`)
    await page.getByText('Tarn Boats: reconnect Telegram.').waitFor()
    await page.getByRole('link', { name: 'Reconnect' }).click()
    await settings.getByRole('button', { name: 'Replace token' }).waitFor()
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await page.getByRole('button', { name: 'Disconnect Telegram' }).click()
    await page.getByText('Telegram was disconnected').waitFor()
    await page.getByRole('button', { name: 'Connect Telegram' }).waitFor()
  })

  itExtended('continues a conversation of the website with the same person in the inbox', async () => {
    const bot = makeBot()
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    const agentId = await createAgent(page, 'Tarn Boats')
    await page.goto(`${webOrigin}/app/eu/agents/${agentId}/channels?connect=telegram`)
    const dialog = page.getByRole('dialog', { name: 'Connect Telegram' })
    await dialog.getByLabel('Bot token').fill(bot.token)
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText('Telegram channel saved successfully').waitFor()
    const choice = page.getByRole('switch', { name: 'Visitors can continue in another app' })
    await choice.scrollIntoViewIfNeeded()
    await choice.press('Space')
    await expect.poll(() => choice.isChecked()).toBe(true)
    await publish(page)

    const visitor = await (await browser.person()).newPage()
    await visitor.goto(`${webOrigin}/eu/prototype/${agentId}`)
    const widget = widgetOn(visitor)
    await widget.field.waitFor()
    await widget.ask('sandbox:say Our boats are blue.')
    await widget.answers.getByText('Our boats are blue.').waitFor()
    await widget.menu('Continue in another app')
    const link = widget.panel.locator('.menu').getByRole('link', { name: 'Telegram' })
    const proof = new URL((await link.getAttribute('href')) ?? '').searchParams.get('start')
    await bot.say(`/start ${proof}`)
    await bot.say('sandbox:say And they float.')
    await expect.poll(async () => (await bot.words()).at(-1)).toBe('And they float.')

    await page.goto(`${webOrigin}/app/eu/agents/${agentId}/convos`)
    await page.getByText('And they float.').first().waitFor()
    const others = page.getByRole('list', { name: 'Other conversations' })
    await others.getByText('sandbox:say Our boats are blue.').waitFor()
  })
})
