import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish } from '../../support/agents.ts'
import { openBrowser, sandboxOrigin } from '../../support/browser.ts'

const browser = openBrowser()
const placesSchema = z.object({ guildId: z.string(), channelId: z.string(), webhookPath: z.string() })
const linesSchema = z.object({ lines: z.array(z.object({ by: z.string(), text: z.string() })) })

/** Creates a server of the sandbox with one channel, and a person who asks there. */
async function makeServer() {
  const origin = `${sandboxOrigin}/discord`
  const post = (path: string, body: object) =>
    fetch(`${origin}${path}`, { method: 'POST', body: JSON.stringify(body) })
  const channels = placesSchema.parse(await (await post('/servers', { name: 'Harbour' })).json())
  const server = `/servers/${channels.guildId}`
  return {
    ...channels,
    webhookUrl: `${sandboxOrigin}${channels.webhookPath}`,
    addBot: () => post(`${server}/bot`, {}),
    ask: (text: string, times = 1) => post(`${server}/say`, { text, times }),
    /** Returns the answers in the channel. */
    async words(): Promise<string[]> {
      const { lines } = linesSchema.parse(await (await fetch(`${origin}${server}/all`)).json())
      return lines.filter(({ by }) => by !== 'person').map(({ text }) => text)
    },
  }
}

describe('an agent in a channel of Discord', () => {
  it('answers questions there, and operators reply from the inbox', async () => {
    const server = await makeServer()
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    await createAgent(page, 'Tarn Boats')
    await publish(page)
    const agent = page.url().replace(/\/[^/]*$/, '')
    await page.goto(`${agent}/channels`)
    await page.getByRole('button', { name: 'Connect Discord' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect Discord' })
    const invite = dialog.getByRole('link', { name: 'Add the bot to your server' })
    await expect.poll(() => invite.getAttribute('href')).toContain('scope=bot+applications.commands')
    await dialog.getByText(/Manage Server permission/).waitFor()
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect.poll(() => dialog.getByText('Please fill out all fields.').count()).toBe(2)

    await dialog.getByLabel('Channel ID').fill(server.channelId)
    await dialog
      .getByRole('textbox', { name: 'Webhook URL' })
      .fill('https://discord.com.evil.example/api/webhooks/1/x')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await dialog.getByText('Enter the webhook URL as Discord shows it.').waitFor()
    await dialog.getByRole('textbox', { name: 'Webhook URL' }).fill(server.webhookUrl)
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await dialog.getByText(/The bot does not see this channel\./).waitFor()
    await server.addBot()
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText('Discord channel saved successfully').waitFor()
    // The console also reports the two refused URLs.
    browser.errors.splice(0, 2)
    await page.getByText('Answers in #harbour when people use /ask.').waitFor()

    await page.getByRole('button', { name: 'Configure Discord' }).click()
    await page.getByRole('button', { name: 'Send a test message' }).click()
    await page.getByText('Message sent successfully').waitFor()
    expect((await server.words()).at(-1)).toBe('This is a test message: this channel is connected.')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    // The same question arrives twice, and is answered once.
    await server.ask('sandbox:say We open at nine.', 2)
    await expect.poll(async () => (await server.words()).at(-1)).toBe('We open at nine.')
    expect((await server.words()).filter((text) => text === 'We open at nine.')).toHaveLength(1)

    await page.goto(`${agent}/convos`)
    await page.getByText('We open at nine.').first().waitFor()
    await page.getByRole('complementary').getByText('Discord', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Take over' }).first().click()
    await page.getByRole('textbox', { name: 'Reply' }).fill('This is Nora.')
    await page.getByRole('textbox', { name: 'Reply' }).press('Enter')
    await expect.poll(async () => (await server.words()).at(-1)).toBe('This is Nora.')

    await page.goto(`${agent}/channels?connect=discord`)
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect Discord' }).click()
    await page.getByText('Discord was disconnected').waitFor()
    await page.getByRole('button', { name: 'Connect Discord' }).waitFor()
  })
})
