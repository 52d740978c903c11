import type { Page } from 'playwright-core'
import { z } from 'zod'
import { sandboxOrigin, webOrigin } from './browser.ts'

export type Region = 'na' | 'eu'

const mailSchema = z.array(
  z.looseObject({ to: z.union([z.string(), z.array(z.string())]), html: z.string() }),
)

/** The newest link to `path` that was mailed to an address; waits for the mail. */
export async function mailedLink(address: string, path: string): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(`${sandboxOrigin}/inbox.json`)
    const mails = mailSchema.parse(await answer.json()).filter((mail) => [mail.to].flat().includes(address))
    const link = mails
      .map((mail) => /href="([^"]+)"/.exec(mail.html)?.[1])
      .find((href) => href?.includes(path))
    // Mails name the address that is served; a run may look at another one, such as the development server.
    if (link) return link.replaceAll('&amp;', '&').replace(new URL(link).origin, webOrigin)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No mail with ${path} came to ${address}`)
}

/** How a newcomer says that he is called. */
export const nameOf = (address: string) => address.split('@')[0] ?? ''

/** Signs up as a newcomer does: form, mail, link. Ends on the list of agents. */
export async function signUp(page: Page, region: Region, address: string, password: string): Promise<void> {
  await page.goto(`${webOrigin}/signup`)
  await page
    .getByRole('radio', { name: region === 'eu' ? /^Europe/ : /^North America/ })
    .check({ force: true })
  await fillSignUp(page, address, password)
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await confirmAddress(page, address)
  await page.waitForURL(`**/app/${region}/home`)
}

/** Answers what is asked of a newcomer, but for his region. */
export async function fillSignUp(page: Page, address: string, password: string): Promise<void> {
  await page.getByLabel('Your name').fill(nameOf(address))
  await page.getByLabel('Name of your workspace').fill('Vale & Sons')
  await page.getByLabel('E-mail').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Opens the mailed link and confirms by hand, as the page asks for. */
export async function confirmAddress(page: Page, address: string): Promise<void> {
  await page.goto(await mailedLink(address, '/verify-email'))
  await page.getByRole('button', { name: 'Confirm your e-mail' }).click()
}

export async function signIn(
  page: Page,
  address: string,
  password: string,
  origin = webOrigin,
): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/app/*/home')
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Workspace/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(`${webOrigin}/`)
}

let count = 0

/** An address that no earlier run, and no other file of this one, has used. */
export function freshAddress(): string {
  count++
  return `newcomer-${Date.now().toString(36)}-${process.env['VITEST_POOL_ID']}-${count}@example.com`
}
