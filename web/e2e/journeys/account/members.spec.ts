import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, mailedLink, nameOf, signOut, signUp } from '../../support/accounts.ts'
import { createAgent } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { confirmEmail, fillSignUp } from '../../support/signUpForm.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { itExtended } from '../../support/extended.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const password = 'a-long-password'
const invitePath = '/no-auth/workspaces/'

/**
 * Removes the errors of refused listeners to a removed workspace, which React reports before its boundary
 * handles them.
 */
function forgiveRefusals(): void {
  expect(
    browser.errors.splice(0).filter((error) => !/FirebaseError: \n(evaluation error|false for)/.test(error)),
  ).toEqual([])
}

async function openWorkspace(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Workspace/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Workspace', exact: true }).waitFor()
}

async function fillInvite(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send invite' }).click()
}

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

describe('invited members', () => {
  it('are invited by email, join from the other region, and lose access at once when they are removed', async () => {
    const [adaEmail, boEmail] = [freshEmail(), freshEmail()]
    const ada = await (await browser.person()).newPage()
    await signUp(ada, 'eu', adaEmail, password)
    const agentId = await createAgent(ada, 'Shared desk')
    await openWorkspace(ada)
    await ada.getByText('1 of 2 seats').waitFor()
    await ada.getByLabel('Name').fill('')
    await ada.getByRole('button', { name: 'Save workspace' }).click()
    await ada.getByText('Please enter a workspace name.').waitFor()
    await ada.getByLabel('Name').fill('Tarn & Co')
    await ada.getByRole('button', { name: 'Save workspace' }).click()
    await ada.getByText('Successfully saved workspace data.').waitFor()
    await ada.getByRole('button', { name: 'Workspace Tarn & Co' }).waitFor()

    await fillInvite(ada, 'nobody')
    await ada.getByText('Please enter a valid email').waitFor()
    await fillInvite(ada, adaEmail)
    await ada.getByText("You can't invite yourself lol").waitFor()
    await fillInvite(ada, boEmail)
    await ada.getByText(`Successfully invited ${boEmail}`).waitFor()
    await ada.getByText('2 of 2 seats').waitFor()
    await fillInvite(ada, 'third@example.com')
    await ada.getByText('You have reached the maximum number of seats').waitFor()
    expect(browser.errors.splice(0)).toEqual([expect.stringContaining('400')])
    await expectAccessible(ada, 'main')
    await takePictures(ada, 'workspace-full')
    await expect
      .poll(() => ada.getByRole('link', { name: 'Upgrade to add seats' }).getAttribute('href'))
      .toBe('/app/eu/billing?dialog=upgrade')

    const bo = await (await browser.person()).newPage()
    await signUp(bo, 'na', boEmail, password)
    await signOut(bo)
    await bo.goto(await mailedLink(boEmail, invitePath))
    await bo.getByRole('heading', { name: 'Join Tarn & Co' }).waitFor()
    expect(bo.url()).not.toMatch(/[#?]/)
    await expectAccessible(bo, 'body')
    // The colour scheme is chosen when a page loads; the invite is still there afterwards.
    await takePictures(bo, 'invite-signed-out', () => bo.reload())
    await bo.reload()
    await bo.getByRole('link', { name: 'Sign in' }).click()
    await signInHere(bo, boEmail)
    await bo.getByRole('button', { name: 'Join workspace' }).click()
    await bo.waitForURL('**/app/eu/home')
    await bo.getByText('Shared desk').first().waitFor()
    await bo.getByRole('button', { name: 'Workspace Tarn & Co' }).click()
    // The person's own workspace is in the other region, one click away.
    await bo.getByRole('menuitem', { name: /^Vale & Sons.*NA$/ }).waitFor()
    await takePicture(bo, 'workspace-menu')
    await bo.getByRole('menuitem', { name: 'Settings' }).click()
    await bo.getByRole('button', { name: 'Leave workspace' }).waitFor()
    await expect.poll(() => bo.getByRole('button', { name: /^Remove / }).count()).toBe(0)

    const members = ada.getByRole('table', { name: 'Members' })
    await members.getByText(boEmail).waitFor()
    await ada.getByText('No open invites.').waitFor()
    await members.getByRole('button', { name: `Remove ${nameOf(boEmail)}` }).click()
    await ada.getByRole('dialog').getByRole('button', { name: 'Remove member' }).click()
    await members.getByText(boEmail).waitFor({ state: 'detached' })
    await ada.getByText('1 of 2 seats').waitFor()
    // Without a reload the person is in their own workspace, and nothing leads back.
    await bo.waitForURL('**/app/na/workspace')
    forgiveRefusals()
    await bo.goto(`${webOrigin}/app/eu/agents/${agentId}/overview`)
    await bo.waitForURL('**/404')
    await bo.goto(await mailedLink(boEmail, invitePath))
    await bo.getByRole('heading', { name: 'This invite has been used' }).waitFor()
  })

  it('create their account from the invite; another person learns what to do', async () => {
    const [adaEmail, newEmail, otherEmail] = [freshEmail(), freshEmail(), freshEmail()]
    const ada = await (await browser.person()).newPage()
    await signUp(ada, 'na', adaEmail, password)
    await openWorkspace(ada)
    await fillInvite(ada, newEmail)
    await ada.getByText(`Successfully invited ${newEmail}`).waitFor()
    const link = await mailedLink(newEmail, invitePath)

    const other = await (await browser.person()).newPage()
    await signUp(other, 'na', otherEmail, password)
    await other.goto(link)
    await other.getByRole('button', { name: 'Join workspace' }).click()
    await other.getByText('This invite was sent to another email address.').waitFor()
    expect(browser.errors.splice(0)).toEqual([expect.stringContaining('403')])
    await expectAccessible(other, 'body')
    await takePictures(other, 'invite-of-another')
    await other.getByRole('button', { name: 'Use another account' }).click()
    await other.waitForURL('**/login?redirect=*')
    await other.getByRole('link', { name: 'Create an account' }).click()
    await other.getByRole('button', { name: 'Create account' }).click()
    await other.getByText('Enter a name for your workspace.').waitFor()
    await takePictures(other, 'sign-up-unanswered')
    await other.getByRole('radio', { name: /^Europe/ }).check({ force: true })
    await fillSignUp(other, newEmail, password)
    await other.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await confirmEmail(other, newEmail)
    await other.getByRole('button', { name: 'Join workspace' }).click()
    await other.waitForURL('**/app/na/home')
    await other.getByRole('button', { name: /^Workspace/ }).click()
    await other.getByRole('menuitem', { name: /^Vale & Sons.*EU$/ }).waitFor()

    // H-053: a link in the old format lets nobody join, and its parameters are removed from the URL.
    const stranger = await (await browser.person()).newPage()
    await stranger.goto(`${link.split('#')[0]}?secret=abcdefghijklmnopqrst&email=eve@example.com`)
    await stranger.getByRole('heading', { name: 'This invite link is incomplete' }).waitFor()
    expect(stranger.url()).not.toContain('secret')
  })

  itExtended('keep the name that they entered when saving fails offline, and can save it later', async () => {
    const context = await browser.person()
    const page = await context.newPage()
    await signUp(page, 'eu', freshEmail(), password)
    await page.getByRole('button', { name: /^Workspace/ }).click()
    await page.getByRole('menuitem', { name: 'Your name' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your name' })
    await dialog.getByLabel('Name').fill('Ada')
    await takePictures(page, 'own-name')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Save name' }).click()
    await dialog.getByText('We can’t reach the server. Check your connection and try again.').waitFor()
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Ada')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Save name' }).click()
    await page.getByText('Name saved.').waitFor()
    browser.errors.splice(0)
  })

  itExtended('create another workspace and delete it again', async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), password)
    await page.getByRole('button', { name: /^Workspace/ }).click()
    await page.getByRole('menuitem', { name: '+ New Workspace' }).click()
    const dialog = page.getByRole('dialog', { name: 'New workspace' })
    await dialog.getByRole('button', { name: 'Create workspace' }).click()
    await dialog.getByText('Please enter a workspace name.').waitFor()
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'workspace-new')
    await dialog.getByLabel('Name').fill('Second shop')
    await dialog.getByRole('button', { name: 'Create workspace' }).click()
    const ready = page.getByRole('dialog', { name: 'Your workspace is ready' })
    await expect.poll(() => ready.getByText(/^vg_/).textContent()).toMatch(/^vg_[A-Za-z0-9]{17}$/)
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'workspace-secret')
    await ready.getByRole('button', { name: 'Open workspace' }).click()
    await page.getByRole('button', { name: 'Close anyway' }).click()
    await page.getByRole('button', { name: 'Workspace Second shop' }).waitFor()
    await page.getByText('Create your first agent').waitFor()
    await openWorkspace(page)
    await page.getByRole('button', { name: 'Delete workspace' }).click()
    const deletion = page.getByRole('dialog', { name: 'Delete workspace' })
    await takePicture(page, 'workspace-delete')
    await deletion.getByLabel(/to confirm$/).fill('Second')
    await deletion.getByRole('button', { name: 'Delete workspace' }).click()
    await deletion.getByText('exactly as shown above').waitFor()
    await deletion.getByLabel(/to confirm$/).fill('Second shop')
    await deletion.getByRole('button', { name: 'Delete workspace' }).click()
    await page.getByText('Successfully deleted workspace.').waitFor()
    await page.waitForURL('**/app/eu/home')
    await page.getByRole('button', { name: /^Workspace Vale/ }).waitFor()
    await page.getByText('Create your first agent').waitFor()
    forgiveRefusals()
    await expect.poll(() => page.getByText('Second shop', { exact: true }).count()).toBe(0)
  })
})
