import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ownToken } from '../../../../sandbox/graph/graphTokens.ts'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish } from '../../support/agents.ts'
import { openBrowser, sandboxOrigin } from '../../support/browser.ts'
import { itExtended } from '../../support/extended.ts'

const browser = openBrowser()
const linesSchema = z.array(z.object({ isNumber: z.boolean(), text: z.string() }))
const confirmedSchema = z.object({ isConfirmed: z.boolean() })

/** Controls a number of the sandbox with a single customer. */
function numberOf(phoneId: string) {
  const chat = `${sandboxOrigin}/graph/whatsapp/${phoneId}`
  const post = (path: string, body: object) =>
    fetch(`${chat}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return {
    say: (text: string, times = 1) => post('say', { text, times }),
    wait: (hours: number) => post('age', { hours }),
    /** Returns the number's messages. */
    async words(): Promise<string[]> {
      const lines = linesSchema.parse(await (await fetch(`${chat}/all`)).json())
      return lines.filter(({ isNumber }) => isNumber).map(({ text }) => text)
    },
  }
}

describe('a WhatsApp number of an agent', () => {
  it("gives the agent's answers, sends tests, has templates, and operators reply from the inbox", async () => {
    const page = await (await browser.person()).newPage()
    const email = freshEmail()
    await signUp(page, 'eu', email, 'a-long-password')
    await createAgent(page, 'Tarn Boats')
    await publish(page)
    const agent = page.url().replace(/\/[^/]*$/, '')
    await page.goto(`${agent}/channels`)
    await page.getByRole('button', { name: 'Connect WhatsApp' }).click()
    const dialog = page.getByRole('dialog')
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Sign in with Meta' }).click()
    const meta = await opened
    await meta.getByLabel('Name').fill(email)
    await meta.getByRole('button', { name: 'Continue' }).click()
    const first = dialog.getByRole('radio').first()
    await first.waitFor()
    const phoneId = (await first.getAttribute('value')) ?? ''
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText(/^Successfully connected to \+1 555/).waitFor()
    await dialog.getByText('Number is connected successfully').waitFor()
    await dialog.getByText('CONNECTED', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Fetch number info' }).click()
    await page.getByText('Number info fetched successfully').waitFor()

    // A test message with every invalid value first.
    const test = dialog.getByRole('form', { name: 'Test message' })
    const send = test.getByRole('button', { name: 'Send test message' })
    await send.click()
    await test.getByText('Please provide a valid phone number and ensure the ID is reachable.').waitFor()
    await test.getByText('Please enter a message to send.').waitFor()
    await test.getByLabel('Phone number').fill('15550002222')
    await test.getByLabel('Message').fill('A test')
    await send.click()
    await test.getByText('Please include the country code in the phone number.').waitFor()
    await test.getByLabel('Phone number').fill('+15550002222')
    await send.click()
    await test.getByText(/^Error sending message: 24 hours have passed/).waitFor()
    // The browser logs the refused requests, and the favicon that the sandbox's dialog does not have.
    browser.errors.splice(0, 2)

    // The same message arrives twice, and is answered once.
    const number = numberOf(phoneId)
    await number.say('sandbox:say **We** open at nine.', 2)
    const answer = '*We* open at nine.'
    await expect.poll(async () => (await number.words()).at(-1)).toBe(answer)
    expect((await number.words()).filter((text) => text === answer)).toHaveLength(1)
    await send.click()
    await page.getByText('Message sent successfully').waitFor()
    expect(await number.words()).toContain('A test')

    const template = dialog.getByRole('form', { name: 'New template' })
    await template.getByRole('button', { name: 'Create template' }).click()
    await page.getByText('Invalid template info').waitFor()
    await template.getByText('Use lowercase letters, digits and _.').waitFor()
    const nameField = template.getByLabel('Template name')
    await expect.poll(() => nameField.evaluate((field) => field === document.activeElement)).toBe(true)
    await template.getByLabel('Template name').fill('Order ready')
    await expect.poll(() => template.getByLabel('Template name').inputValue()).toBe('order_ready')
    await template.getByLabel('Text').fill('Your order {{1}} is ready.')
    await template.getByLabel('Example for {{1}}').fill('4711')
    await template.getByRole('button', { name: 'Create template' }).click()
    await page.getByText('Template created successfully').waitFor()
    const made = dialog.getByRole('listitem').filter({ hasText: 'order_ready' })
    await made.getByText('Approved', { exact: true }).waitFor()

    await page.goto(`${agent}/convos`)
    await page.getByText('We open at nine.').first().waitFor()
    await page.getByText(/You can reply freely for/).waitFor()
    await page.getByRole('button', { name: 'Take over' }).first().click()
    await page.getByRole('textbox', { name: 'Reply' }).fill('This is Nora.')
    await page.getByRole('textbox', { name: 'Reply' }).press('Enter')
    await expect.poll(async () => (await number.words()).at(-1)).toBe('This is Nora.')

    // Two days later only a template is delivered.
    await number.wait(48)
    await page.getByRole('button', { name: 'Send a template' }).click()
    const choosing = page.getByRole('dialog', { name: 'Send a template' })
    await choosing.getByLabel('{{1}}').fill('4712')
    await choosing.getByText('Your order 4712 is ready.').waitFor()
    await choosing.getByRole('button', { name: 'Send template' }).click()
    await expect.poll(async () => (await number.words()).at(-1)).toBe('Your order 4712 is ready.')

    await page.goto(`${agent.replace(/\/agents\/.*/, '')}/whatsapp-numbers`)
    await page.getByRole('table').getByRole('link', { name: 'Tarn Boats' }).waitFor()
    await page.getByRole('button', { name: /^Disconnect \+1 555/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove number' }).click()
    await page.getByText('Number removed successfully').waitFor()
    await page.getByText('No WhatsApp numbers connected').waitFor()
  })

  itExtended(
    'is saved with the customer’s own app, and connected when Meta has verified its URL',
    async () => {
      const page = await (await browser.person()).newPage()
      await signUp(page, 'na', freshEmail(), 'a-long-password')
      await createAgent(page, 'Tarn Boats')
      await publish(page)
      const agent = page.url().replace(/\/[^/]*$/, '')
      await page.goto(`${agent}/channels?connect=whatsapp`)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('tab', { name: 'Legacy (deprecated)' }).click()
      const wabaId = `16${Date.now()}`
      const [secret, verifyToken] = ['their-own-app-secret', 'their-own-word']
      const phoneId = `10${wabaId.slice(2)}1`
      await dialog.getByLabel('Phone number ID').fill(phoneId)
      // The input survives a change of the tab, and is not discarded without a question.
      await dialog.getByRole('tab', { name: 'New' }).click()
      await dialog.getByRole('tab', { name: 'Legacy (deprecated)' }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Keep editing' }).click()
      await dialog.getByLabel('Business account ID').fill(wabaId)
      await dialog.getByLabel('Access token').fill(ownToken(wabaId, secret))
      await dialog.getByLabel('App secret', { exact: true }).fill(secret)
      await dialog.getByLabel('Verify token').fill(verifyToken)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Whatsapp channel saved successfully').waitFor()
      const url = await dialog.getByLabel('Webhook URL').innerText()
      // The values that Meta asks for next cannot be read again after the dialog closes.
      await dialog.getByText(verifyToken, { exact: true }).waitFor()
      // Until Meta has verified the URL, the values can be corrected.
      await expect.poll(() => dialog.getByLabel('Phone number ID').inputValue()).toBe(phoneId)
      await expect.poll(() => dialog.getByLabel('Business account ID').inputValue()).toBe(wabaId)
      const response = await fetch(`${sandboxOrigin}/graph/whatsapp/own/${wabaId}`, {
        method: 'POST',
        body: JSON.stringify({ url, verifyToken, secret }),
      })
      expect(confirmedSchema.parse(await response.json()).isConfirmed).toBe(true)
      await dialog.getByText('Connected', { exact: true }).waitFor()
      await dialog.getByLabel('Phone number ID').waitFor({ state: 'detached' })
      const number = numberOf(phoneId)
      await number.say('sandbox:say We open at ten.')
      await expect.poll(async () => (await number.words()).at(-1)).toBe('We open at ten.')
    },
  )
})
