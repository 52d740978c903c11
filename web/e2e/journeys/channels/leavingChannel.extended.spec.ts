import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish } from '../../support/agents.ts'
import { openBrowser, sandboxOrigin } from '../../support/browser.ts'

const browser = openBrowser()
const linesSchema = z.array(z.object({ isBot: z.boolean(), text: z.string() }))

describe('a bot that is disconnected while Telegram is down', () => {
  it('answers no one until it is connected again', async () => {
    const id = randomInt(1_000_000, 9_000_000)
    const post = (path: string, body: object) =>
      fetch(`${sandboxOrigin}/telegram/${path}`, { method: 'POST', body: JSON.stringify(body) })
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    await createAgent(page, 'Tarn Boats')
    await publish(page)
    await page.goto(page.url().replace(/\/[^/]*$/, '/channels?connect=telegram'))
    const dialog = page.getByRole('dialog')
    const connect = async () => {
      await dialog.getByLabel('Bot token').fill(`${id}:${'a'.repeat(35)}`)
      await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('Active', { exact: true }).waitFor()
    }
    await connect()

    await post(`faults/${id}`, { method: 'deleteWebhook', kind: 'busy' })
    await page.getByRole('button', { name: 'Configure Telegram' }).click()
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await page.getByRole('button', { name: 'Disconnect Telegram' }).click()
    await page.getByText('Telegram was disconnected').waitFor()
    await page.getByText('Disconnecting', { exact: true }).waitFor()
    const notice = `@sandbox_${id}_bot no longer answers. We can’t reach Telegram right now`
    await page.getByText(notice).first().waitFor()
    await post(`chat/${id}/say`, { text: 'sandbox:say Nobody hears this.' })

    await page.getByRole('button', { name: 'Configure Telegram' }).click()
    await dialog.getByText(notice).waitFor()
    // No person can receive a test message.
    await expect.poll(() => dialog.getByText('Test message').count()).toBe(0)
    await connect()
    await post(`chat/${id}/say`, { text: 'sandbox:say We open at nine.' })
    const answers = async () => {
      const lines = linesSchema.parse(await (await fetch(`${sandboxOrigin}/telegram/chat/${id}/all`)).json())
      return lines.filter(({ isBot }) => isBot).map(({ text }) => text)
    }
    await expect.poll(answers).toContain('We open at nine.')
    expect(await answers()).not.toContain('Nobody hears this.')
  })
})
