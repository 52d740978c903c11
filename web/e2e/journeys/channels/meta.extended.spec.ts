import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dayMs } from '@parley/functions/shared/durations'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish } from '../../support/agents.ts'
import { openBrowser, sandboxOrigin } from '../../support/browser.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const linesSchema = z.array(z.object({ from: z.string(), text: z.string() }))

/** Plays the customer of a page or an Instagram account. */
function chatOf(account: string) {
  const chat = `${sandboxOrigin}/graph/chat/${account}`
  const post = (path: string, body: object) =>
    fetch(`${chat}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return {
    say: (text: string, times = 1) => post('say', { text, times }),
    /** Writes in the page's own inbox at Meta. */
    team: (text: string) => post('team', { text }),
    async words(): Promise<string[]> {
      const lines = linesSchema.parse(await (await fetch(`${chat}/all`)).json())
      return lines.filter(({ from }) => from === 'bot').map(({ text }) => text)
    },
  }
}

const pagesSchema = z.array(z.object({ id: z.string(), instagram: z.object({ id: z.string() }).optional() }))

/** Returns the pages of a person who signs in by this name. */
async function pagesOf(name: string) {
  const chosen = await fetch(`${sandboxOrigin}/graph/people/${encodeURIComponent(name)}`)
  return pagesSchema.parse(await chosen.json())
}

/** Signs in at Meta in its window, by a name with pages of its own. */
async function signInAtMeta(page: Page, name: string, decision = 'Continue'): Promise<void> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Meta' }).click()
  const meta = await opening
  await meta.getByLabel('Name').fill(name)
  const closing = meta.waitForEvent('close')
  await meta.getByRole('button', { name: decision }).click()
  await closing
}

describe('a page in Messenger and its Instagram account', () => {
  it("get the agent's answers, and operators reply there", async () => {
    const name = `Ada ${randomInt(1_000_000)}`
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    await createAgent(page, 'Tarn Boats')
    await publish(page)
    const agent = page.url().replace(/\/[^/]*$/, '')
    await page.goto(`${agent}/channels`)
    await page.getByRole('button', { name: 'Connect Messenger' }).click()
    const dialog = page.getByRole('dialog')
    await signInAtMeta(page, name, 'Cancel')
    await dialog.getByText('You didn’t give permission at Meta.').waitFor()
    await signInAtMeta(page, name)
    await dialog.getByText(`${name}’s Café`).waitFor()
    await expect.poll(() => dialog.getByText(`${name}’s Archive`).count()).toBe(0)
    await takePictures(page, 'meta-choose-page')
    // A sign-in with another account is still possible.
    await dialog.getByRole('button', { name: 'Sign in with Meta' }).waitFor()
    await dialog.getByRole('button', { name: `Connect ${name}’s Boats` }).click()
    await page.getByText('Successfully connected the page.').waitFor()
    await dialog.getByText(`${name}’s Boats answers on Messenger.`).waitFor()
    // The clicked button is gone: the focus moves to the result.
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await expect.poll(focused).toContain('answers on Messenger.')
    await dialog.getByRole('link', { name: 'its conversations' }).click()
    await page.waitForURL(/\/convos/)

    // The list of the workspace's pages links to the dialog of the page.
    await page.goto(`${agent.replace(/\/agents\/.*$/, '')}/meta-pages`)
    await page.getByText('Tarn Boats').first().waitFor()
    await takePictures(page, 'meta-pages')
    await page.getByRole('link', { name: `${name}’s Boats` }).click()
    await dialog.getByText(`${name}’s Boats answers on Messenger.`).waitFor()
    await page.keyboard.press('Escape')

    const [boats] = await pagesOf(name)
    const messenger = chatOf(boats?.id ?? '')
    // The same message arrives twice, and is answered once.
    await messenger.say('sandbox:say We open at nine.', 2)
    await expect.poll(async () => (await messenger.words()).at(-1)).toBe('We open at nine.')
    expect((await messenger.words()).filter((text) => text === 'We open at nine.')).toHaveLength(1)

    await page.goto(`${agent}/convos`)
    await page.getByText('We open at nine.').first().waitFor()
    await page.getByRole('complementary').getByText('Messenger', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Take over' }).first().click()
    await page.getByRole('textbox', { name: 'Reply' }).fill('This is Nora.')
    await page.getByRole('textbox', { name: 'Reply' }).press('Enter')
    await expect.poll(async () => (await messenger.words()).at(-1)).toBe('This is Nora.')

    await takePictures(page, 'messenger-conversation')

    // Instagram belongs to the same page: a reply in its own inbox takes the conversation over.
    await page.goto(`${agent}/channels`)
    await page.getByRole('button', { name: 'Connect Instagram' }).click()
    await signInAtMeta(page, name)
    await dialog.getByText('No professional Instagram account is connected with this page').waitFor()
    await dialog.getByRole('button', { name: `Connect ${name}’s Boats` }).click()
    await page.getByText('Successfully connected the page.').waitFor()
    const instagram = chatOf(boats?.instagram?.id ?? '')
    await instagram.say('sandbox:say We have two boats.')
    await expect.poll(async () => (await instagram.words()).at(-1)).toBe('We have two boats.')
    await instagram.team('Lea of the boats here.')
    await page.goto(`${agent}/convos`)
    await page.getByText('Lea of the boats here.').first().waitFor()
    await instagram.say('sandbox:say Nobody asked the agent.')
    await page.getByText('Nobody asked the agent.').first().waitFor()
    await page.getByText('Lea of the boats here.').first().click()
    await takePictures(page, 'instagram-conversation')
    expect((await instagram.words()).at(-1)).toBe('We have two boats.')

    const test = 'This is a test message: this channel is connected.'
    const chats = { instagram, messenger }
    for (const kind of ['instagram', 'messenger'] as const) {
      await page.goto(`${agent}/channels?connect=${kind}`)
      await dialog.getByRole('button', { name: 'Send a test message' }).click()
      await page.getByText('Message sent successfully').waitFor()
      expect((await chats[kind].words()).at(-1)).toBe(test)
    }
    await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect Messenger' }).click()
    await page.getByText('Successfully removed the page.').waitFor()
    await page.getByRole('button', { name: 'Connect Messenger' }).waitFor()
  })

  it('let operators reply for seven days and the agent for one, and the inbox shows it', async () => {
    const name = `Ida ${randomInt(1_000_000)}`
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    await createAgent(page, 'Tarn Boats')
    await publish(page)
    const agent = page.url().replace(/\/[^/]*$/, '')
    await page.goto(`${agent}/channels?connect=messenger`)
    await signInAtMeta(page, name)
    await page.getByRole('button', { name: `Connect ${name}’s Boats` }).click()
    await page.getByText('Successfully connected the page.').waitFor()
    const [boats] = await pagesOf(name)
    await chatOf(boats?.id ?? '').say('sandbox:say We open at nine.')
    await page.goto(`${agent}/convos`)
    await page.getByText('We open at nine.').first().click()
    await page.getByText(/^You can reply freely for 6 days\./).waitFor()

    // The person writes nothing more.
    const later = async (days: number, words: string) => {
      await page.clock.setFixedTime(Date.now() + days * dayMs)
      await page.reload()
      await page.getByText(words).waitFor()
    }
    await later(2, 'It’s been 24 hours. The agent no longer answers, but you can for 4 days.')
    // Only WhatsApp has templates.
    await expect.poll(() => page.getByRole('button', { name: 'Send a template' }).count()).toBe(0)
    await takePictures(page, 'messenger-days-of-people')
    await later(
      8,
      'It’s been seven days since this person’s last message, so replies are no longer delivered.',
    )
  })
})
