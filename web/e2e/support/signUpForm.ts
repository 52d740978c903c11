import type { Page } from 'playwright-core'
import { mailedLink, nameOf, type Region } from './accounts.ts'
import { webOrigin } from './browser.ts'

/** Signs up on the screens: form, email, link, and skips the onboarding. Ends on the home of the workspace. */
export async function signUpByForm(page: Page, region: Region, email: string, password: string) {
  await page.goto(`${webOrigin}/signup`)
  await page
    .getByRole('radio', { name: region === 'eu' ? /^Europe/ : /^North America/ })
    .check({ force: true })
  await fillSignUp(page, email, password)
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await confirmEmail(page, email)
  await page.waitForURL(`**/app/${region}/onboarding`)
  await page.getByRole('button', { name: 'Skip & Go to Dashboard' }).click()
  await page.waitForURL(`**/app/${region}/home`)
}

/** Fills in the sign-up form except for the region. */
export async function fillSignUp(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Your name').fill(nameOf(email))
  await page.getByLabel('Name of your workspace').fill('Vale & Sons')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Opens the emailed link and confirms it with the page's button. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(email, '/verify-email'))
  await page.getByRole('button', { name: 'Confirm your email' }).click()
}

/** Signs in on the screen. Ends on the home of a workspace. */
export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${webOrigin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/app/*/home')
}
