import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const linesSchema = z.array(z.object({ isBot: z.boolean(), text: z.string() }))

const broken = 'Reconnect Telegram. Until then, replies aren’t sent.'
const ended = 'Telegram is no longer connected, so replies aren’t sent.'

/** Expects a read-only reply with this text. */
async function expectReadOnly(page: Page, words: string) {
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await expect.poll(() => reply.getAttribute('readonly')).not.toBeNull()
  await expect.poll(() => reply.inputValue()).toBe(words)
  await expect.poll(() => page.getByRole('button', { name: 'Send reply' }).isDisabled()).toBe(true)
}

describe('a client with a broken channel', () => {
  it('sees that it is broken or disconnected, and cannot write an undeliverable reply', async () => {
    const id = randomInt(1_000_000, 9_000_000)
    const post = (path: string, body: object) =>
      fetch(`${sandboxOrigin}/telegram/${path}`, { method: 'POST', body: JSON.stringify(body) })
    const agent = await agentWith('eu')
    const { region, agentId } = agent
    await agent.call('connectTelegram', { region, agentId, token: `${id}:${'a'.repeat(35)}` })
    const client = await clientWith(agent, { pages: ['/convos', '/channels'] })
    await post(`chat/${id}/say`, { text: 'sandbox:say We open at nine.' })
    const answers = async () => {
      const lines = linesSchema.parse(await (await fetch(`${sandboxOrigin}/telegram/chat/${id}/all`)).json())
      return lines.filter(({ isBot }) => isBot).map(({ text }) => text)
    }
    await expect.poll(answers).toContain('We open at nine.')

    const page = await (await browser.person()).newPage()
    await page.goto(`${client.origin}/login`)
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel('Password', { exact: true }).fill(client.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(`**/app/eu/agents/${agentId}/convos`)
    await page.getByRole('link', { name: 'Channels' }).click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Telegram' }) })
    await card.getByText('Active', { exact: true }).waitFor()
    const other = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Discord' }) })
    await other.getByText('Not connected.').waitFor()
    // Only the client's agency can connect it.
    await expect.poll(() => page.getByRole('button', { name: /^(Connect|Configure) / }).count()).toBe(0)

    await page.getByRole('link', { name: 'Conversations' }).click()
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click()
    await page.getByRole('log').getByText('We open at nine.').first().waitFor()
    const reply = page.getByRole('textbox', { name: 'Your reply' })
    await reply.fill('Are you there?')
    await post(`faults/${id}`, { method: 'sendMessage', kind: 'revoked' })
    await post(`chat/${id}/say`, { text: 'sandbox:say Nobody reads this.' })
    await page.getByText(`${broken} Ask your provider.`).waitFor()
    const refused = 'Not delivered: The channel no longer accepts the account used here.'
    await page.getByText(refused).first().waitFor()
    await expectReadOnly(page, 'Are you there?')
    await expectAccessible(page, 'body')
    await takePictures(page, 'client-broken-thread')
    await page.getByRole('link', { name: 'Channels' }).click()
    await card.getByText('Needs attention', { exact: true }).waitFor()
    await card.getByText(`${broken} Ask your provider.`).waitFor()
    await card.getByText(/^Since/).waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'client-channels')

    await agent.call('disconnectTelegram', { region, agentId })
    await card.getByText('Not connected.').waitFor()
    await page.goBack()
    await page.getByText(`${ended} Ask your provider.`).waitFor()
    await expectReadOnly(page, 'Are you there?')
  })
})
