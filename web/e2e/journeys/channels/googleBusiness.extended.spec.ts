import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent } from '../../support/agents.ts'
import { openBrowser } from '../../support/browser.ts'

const browser = openBrowser()

describe('an account of Google Business Chat', () => {
  it('is stored, although the channel is not offered', async () => {
    const context = await browser.person()
    const page = await context.newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    await createAgent(page, 'Tarn Boats')
    await page.goto(page.url().replace(/\/[^/]*$/, '/channels'))
    await page.getByRole('button', { name: 'Connect Google Business Chat', disabled: true }).waitFor()
    await page.getByRole('button', { name: 'Save an account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Google Business Chat' })
    const save = dialog.getByRole('button', { name: 'Save', exact: true })
    const missing = dialog.getByText('Please fill in the required fields.')

    await dialog.getByLabel('Client email').fill('desk')
    await save.click()
    await missing.nth(1).waitFor()
    await dialog.getByLabel('Private key').fill('-----BEGIN\nkey\nEND-----')
    await save.click()
    await expect.poll(() => missing.count()).toBe(1)

    await dialog.getByLabel('Client email').fill(' desk@project.iam.example ')
    await context.setOffline(true)
    await save.click()
    await dialog.getByText('Failed to save the data.').waitFor()
    await context.setOffline(false)
    // The browser logs the calls without a network.
    browser.errors.splice(0)
    await save.click()
    await page.getByText('Successfully saved data.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
  })
})
