import { describe, expect, it } from 'vitest'
import { freshEmail, signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { mailedCode } from '../../support/mailedCode.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()

describe('a person without an account', () => {
  it('requests access to an agency on a phone, is approved, and signs in', async () => {
    const agent = await agentWith('eu')
    const client = await clientWith(agent, { pages: ['/convos'] })
    const owner = await (await browser.person()).newPage()
    await signIn(owner, agent.email, agent.password)
    await owner.waitForURL('**/app/eu/**')
    await owner.goto(`${webOrigin}/app/eu/agency`)
    await owner.getByRole('switch', { name: 'People can request access' }).click()
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await owner.getByText('All changes saved.').waitFor()

    const email = freshEmail()
    const page = await (await browser.person({ width: 375, height: 812 })).newPage()
    // The CDN and the instances see the saved change within seconds.
    await expect
      .poll(
        async () => {
          await page.goto(`${client.origin}/login`)
          return page.getByRole('link', { name: 'Request access' }).count()
        },
        { interval: 2_000 },
      )
      .toBe(1)
    await page.getByRole('link', { name: 'Request access' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please fill in this field.').first().waitFor()
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Company').fill('Engines')
    await page.getByLabel('Message').fill('We met at the fair.')
    await expectAccessible(page, 'body')
    await takePictures(page, 'ask-for-access')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('It works for half an hour.').waitFor()
    const { code, html } = await mailedCode(email)
    expect(html).not.toContain('Parley')

    // Going back loses nothing.
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Engines')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Code').fill('000000')
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('This code is wrong or no longer valid.').waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'ask-for-access-code')
    const newest = await expect
      .poll(async () => (await mailedCode(email)).code)
      .not.toBe(code)
      .then(() => mailedCode(email))
    await page.getByLabel('Code').fill(newest.code)
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('Request sent').waitFor()
    await takePictures(page, 'ask-for-access-sent')

    await owner.goto(`${webOrigin}/app/eu/clients`)
    const requests = owner.getByRole('region', { name: '1 person is asking for access' })
    await requests.getByText('We met at the fair.').waitFor()
    await expectAccessible(owner, 'main')
    await takePictures(owner, 'access-requests')
    await requests.getByRole('button', { name: 'Approve Ada Lovelace' }).click()
    const dialog = owner.getByRole('dialog')
    await expect.poll(() => dialog.getByLabel('Name of the organization').inputValue()).toBe('Engines')
    await takePictures(owner, 'access-approve')
    await dialog.getByRole('combobox', { name: 'Organization' }).selectOption('Pier Nine')
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await requests.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Email Login Code' }).click()
    await page.getByText('It works once, within ten minutes.').waitFor()
    const entry = await expect
      .poll(async () => (await mailedCode(email)).code)
      .not.toBe(newest.code)
      .then(() => mailedCode(email))
    await page.getByLabel('Login code').fill(entry.code)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/app/eu/agents/${agent.agentId}/**`)
    // The browser's errors about the wrong code.
    expect(browser.errors.splice(0).filter((error) => !/\b(400|401)\b/.test(error))).toEqual([])
  })
})
