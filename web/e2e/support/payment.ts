import type { Page } from 'playwright-core'

/** Fills the fields of a card and of its billing address. */
export async function fillCard(page: Page, number: string, country: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Full name').fill('Ann Newcomer')
  await page.getByLabel('Country or region').selectOption(country)
  await page.getByLabel('Address line 1').fill('Harbour Road 1')
  await page.getByLabel('Postal code').fill('1010')
  await page.getByLabel('City').fill('Harbour')
}

/** Confirms a payment in the bank's dialog. */
export async function answerBank(page: Page): Promise<void> {
  const bank = page.getByRole('dialog', { name: '3D Secure' })
  await bank.getByRole('button', { name: 'Complete' }).click()
  await bank.waitFor({ state: 'detached' })
}
