import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish } from '../../support/agents.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { itExtended } from '../../support/extended.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { widgetOn } from '../../support/widget.ts'

const browser = openBrowser()
const linesSchema = z.array(
  z.object({
    isBot: z.boolean(),
    text: z.string(),
    files: z.array(z.object({ name: z.string(), isPicture: z.boolean() })).default([]),
  }),
)
const picture = {
  name: 'boat.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(import.meta.dirname, '../../support/files/picture.png')),
}
const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Two tables of oak') }

const shownIn = (page: Page) =>
  page.getByRole('log', { name: 'Messages' }).getByRole('list', { name: 'Files' })
const chips = (page: Page) => page.getByRole('list', { name: 'Files of this reply' })

/** Drops a file on the element of a selector. */
async function dropOn(page: Page, selector: string, { name, mimeType, buffer }: typeof plan): Promise<void> {
  const data = await page.evaluateHandle(
    ({ words, named, type }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([words], named, { type }))
      return transfer
    },
    { words: buffer.toString('utf8'), named: name, type: mimeType },
  )
  await page.dispatchEvent(selector, 'dragover', { dataTransfer: data })
  await page.getByText('Drop files to add them to your reply.').waitFor()
  await page.dispatchEvent(selector, 'drop', { dataTransfer: data })
}

describe('files that an operator sends from the inbox', () => {
  it("appear in the visitor's widget, and none is lost before", async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    const agentId = await createAgent(page, 'Tarn Boats')
    await publish(page)
    const visitor = await (await browser.person()).newPage()
    await visitor.goto(`${webOrigin}/eu/prototype/${agentId}`)
    const widget = widgetOn(visitor)
    await widget.field.waitFor()
    await widget.ask('sandbox:say We build boats.')
    await widget.answers.getByText('We build boats.').waitFor()

    await page.goto(`${webOrigin}/app/eu/agents/${agentId}/convos`)
    await page.getByText('We build boats.').first().waitFor()
    await page.getByRole('button', { name: 'Take over' }).first().click()
    const send = page.getByRole('button', { name: 'Send reply' })
    const input = page.locator('form[aria-label="Reply"] input[type=file]')
    await expect
      .poll(() => page.getByRole('button', { name: 'Add files' }).getAttribute('title'))
      .toContain('pdf')

    // An invalid file shows its problem, and blocks the reply until it is removed.
    await input.setInputFiles([{ ...plan, name: 'plan.exe' }])
    await chips(page).getByRole('alert').getByText('Only these file types can be sent here').waitFor()
    await expect.poll(() => send.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Remove plan.exe' }).click()

    // The server checks the content of a file.
    await input.setInputFiles([{ ...picture, buffer: picture.buffer.subarray(0, 30) }])
    await chips(page).getByRole('alert').getByText('We couldn’t read this picture.').waitFor()
    await page.getByRole('button', { name: 'Remove boat.png' }).click()
    // The refusal itself is not an error of the page.
    expect(browser.errors.splice(0)).toEqual([expect.stringContaining('/files/reply')])

    await input.setInputFiles([picture])
    await dropOn(page, '[role=log]', plan)
    await expect.poll(() => chips(page).getByRole('progressbar').count()).toBe(0)
    await takePicture(page, 'reply-files')
    await expectAccessible(page, 'main')

    // Uploaded files stay in the tab.
    await page.reload()
    await expect.poll(() => chips(page).getByRole('listitem').count()).toBe(2)
    await send.click()
    await shownIn(page).getByRole('img', { name: 'boat.png' }).waitFor()
    await shownIn(page).getByText('plan.txt').waitFor()
    await expect.poll(() => chips(page).count()).toBe(0)
    const operatorMessages = widget.messages.locator('li.operator')
    await operatorMessages.getByRole('img', { name: 'boat.png' }).waitFor()
    await operatorMessages.getByText('plan.txt').waitFor()
    await takePicture(visitor, 'reply-files-widget')
    await expectAccessible(visitor, 'parley-chat')
    const fileUrl = await operatorMessages
      .getByRole('link')
      .filter({ hasText: 'plan.txt' })
      .getAttribute('href')
    expect(await (await fetch(fileUrl ?? '')).text()).toBe('Two tables of oak')
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Add files' }).waitFor()
    await takePicture(page, 'reply-files-phone')
  })

  itExtended('reach a person in Telegram below the text', async () => {
    const id = randomInt(1_000_000, 9_000_000)
    const chat = `${sandboxOrigin}/telegram/chat/${id}`
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    const agentId = await createAgent(page, 'Tarn Boats')
    await publish(page)
    await page.goto(`${webOrigin}/app/eu/agents/${agentId}/channels?connect=telegram`)
    const dialog = page.getByRole('dialog', { name: 'Connect Telegram' })
    await dialog.getByLabel('Bot token').fill(`${id}:${'a'.repeat(35)}`)
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText('Telegram channel saved successfully').waitFor()
    await fetch(`${chat}/say`, {
      method: 'POST',
      body: JSON.stringify({ text: 'sandbox:say We build boats.' }),
    })

    await page.goto(`${webOrigin}/app/eu/agents/${agentId}/convos`)
    await page.getByText('We build boats.').first().waitFor()
    await page.getByRole('button', { name: 'Take over' }).first().click()
    await page.locator('form[aria-label="Reply"] input[type=file]').setInputFiles([picture, plan])
    await expect.poll(() => chips(page).getByRole('progressbar').count()).toBe(0)
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Here they are:')
    await page.getByRole('textbox', { name: 'Your reply' }).press('Enter')
    const linesOf = async () => linesSchema.parse(await (await fetch(`${chat}/all`)).json())
    await expect
      .poll(async () => (await linesOf()).filter(({ isBot }) => isBot).slice(-3))
      .toEqual([
        { isBot: true, text: 'Here they are:', files: [] },
        { isBot: true, text: '', files: [{ name: 'boat.png', isPicture: true }] },
        { isBot: true, text: '', files: [{ name: 'plan.txt', isPicture: false }] },
      ])
    // The sandbox's chat shows it; the page itself would request a missing favicon.
    expect(await (await fetch(`${chat}/lines`)).text()).toMatch(/<img [^>]*alt="boat\.png"/)
  })
})
