import { describe, expect, it } from 'vitest'
import { freshEmail, mailedLink, signOut, signUp } from '../../support/accounts.ts'
import { createAgent } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { endSessions } from '../../support/endSessions.ts'
import { itExtended } from '../../support/extended.ts'
import { signInByForm, signUpByForm } from '../../support/signUpForm.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()

describe('a shared computer', () => {
  it('shows the second person no data of the first', async () => {
    const [first, second] = [freshEmail(), freshEmail()]
    const page = await (await browser.person()).newPage()
    await signUpByForm(page, 'eu', first, 'a-long-password')
    const agentId = await createAgent(page, 'Secret of the first')
    await page.getByText('Secret of the first').first().waitFor()
    await signOut(page)
    await page.getByText('Signed out successfully.').waitFor()

    await signUp(page, 'eu', second, 'another-password')
    await page.getByRole('button', { name: /^Workspace/ }).waitFor()
    await page.getByText('Create your first agent').waitFor()
    await expect.poll(() => page.getByText('Secret of the first').count()).toBe(0)
    // The URL of the first person's agent leads to the 404 page.
    await page.goto(`${webOrigin}/app/eu/agents/${agentId}/overview`)
    await page.waitForURL('**/404')
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(stored).not.toContain(agentId)
    expect(stored).not.toContain(first)

    await page.goto(`${webOrigin}/app/eu/agents`)
    await signOut(page)
    await signInByForm(page, first, 'a-long-password')
    await page.getByText('Secret of the first').first().waitFor()
  })

  it('lets a person who forgot their password choose another', async () => {
    const email = freshEmail()
    const page = await (await browser.person()).newPage()
    await signUp(page, 'na', email, 'a-long-password')
    await signOut(page)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    const opened = await page.goto(await mailedLink(email, '/reset-password'))
    expect(opened?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    await page.getByLabel('New password', { exact: true }).fill('the-new-password')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Your password has been changed.').waitFor()
    await signInByForm(page, email, 'the-new-password')
    expect(new URL(page.url()).pathname).toBe('/app/na/home')
  })

  itExtended('redirects to no other site after a sign-in, whatever the URL contains (H-084)', async () => {
    for (const target of ['//evil.example', '/\\evil.example', 'https:evil.example', 'javascript:alert(1)']) {
      const page = await (await browser.person()).newPage()
      await page.goto(`${webOrigin}/login?redirect=${encodeURIComponent(target)}`)
      await page.getByLabel('Email').fill('ada@harbourandpine.example')
      await page.getByLabel('Password', { exact: true }).fill('harbour-and-pine')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL('**/app/na/home')
      expect(page.url()).toBe(`${webOrigin}/app/na/home`)
    }
  })

  itExtended('is signed out when the session was ended, and shows the reason', async () => {
    const email = freshEmail()
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', email, 'a-long-password')
    await page.getByText('Create your first agent').waitFor()
    await endSessions('eu', email)
    await page.reload()
    await page.waitForURL('**/login*')
    await page.getByText('You were signed out').waitFor()
    await takePicture(page, 'session-ended')
    // The console also reports the database's refusal.
    expect(browser.errors.splice(0).filter((error) => !/403|FirebaseError/.test(error))).toEqual([])
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/app/eu/home')
    await page.reload()
    await page.getByText('You were signed out').waitFor()
    await page.goto(`${webOrigin}/app`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })
})
