import type { Page } from 'playwright-core'
import { z } from 'zod'
import { sandboxOrigin, webOrigin } from './browser.ts'
import { createAccount, signInWithPassword } from './emulatorAuth.ts'
import { waitMs } from './patience.ts'

export type Region = 'na' | 'eu'

const mailSchema = z.array(
  z.looseObject({ to: z.union([z.string(), z.array(z.string())]), html: z.string() }),
)

/** Waits for the newest link to `path` that was emailed to an address, and returns it. */
export async function mailedLink(email: string, path: string): Promise<string> {
  const deadline = Date.now() + waitMs
  while (Date.now() < deadline) {
    const response = await fetch(`${sandboxOrigin}/inbox.json`)
    const mails = mailSchema.parse(await response.json()).filter((mail) => [mail.to].flat().includes(email))
    const link = mails
      .map((mail) => /href="([^"]+)"/.exec(mail.html)?.[1])
      .find((href) => href?.includes(path))
    // Emails contain the deployed origin; a run may use another one, such as the development server.
    if (link) return link.replaceAll('&amp;', '&').replace(new URL(link).origin, webOrigin)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No mail with ${path} came to ${email}`)
}

/** Returns the name of a newcomer. */
export const nameOf = (email: string) => email.split('@')[0] ?? ''

/** Creates an account with a workspace without the screens and opens its home. */
export async function signUp(page: Page, region: Region, email: string, password: string): Promise<void> {
  await createAccount(region, email, password, { name: nameOf(email), workspaceName: 'Vale & Sons' })
  await openSignedIn(page, email, password, webOrigin, `/app/${region}/home`)
  await page.waitForURL(`**/app/${region}/home`)
}

/** Opens the dashboard of an existing account without the sign-in form. Ends on a workspace's home. */
export async function signIn(page: Page, email: string, password: string, origin = webOrigin): Promise<void> {
  await openSignedIn(page, email, password, origin, '/app')
  await page.waitForURL('**/app/*/home')
}

/**
 * Stores a session where the Firebase SDK looks for one (`PersistenceUserManager.create`, 12.19.0: it reads all
 * persistences of the page and moves what it finds into the first), then opens a page of the dashboard.
 */
async function openSignedIn(page: Page, email: string, password: string, origin: string, path: string) {
  const user = await signInWithPassword(email, password)
  // The lightest file of the origin: storage belongs to an origin, and no application runs here.
  await page.goto(`${origin}/first.js`)
  await page.evaluate(
    (stored) => localStorage.setItem('firebase:authUser:demo:[DEFAULT]', stored),
    user.stored,
  )
  await page.goto(origin + path)
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Workspace/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(`${webOrigin}/`)
}

let count = 0

/** Returns an email that no earlier run, and no other file of this one, has used. */
export function freshEmail(): string {
  count++
  return `newcomer-${Date.now().toString(36)}-${process.pid}-${count}@example.com`
}
