import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()

describe('an agency’s owner who impersonates a client', () => {
  it('is visible to the client, and nothing can change before the owner acts', async () => {
    const agent = await agentWith('eu')
    const client = await clientWith(agent, {
      pages: ['/settings', '/leads'],
      organisation: { dashboardLayout: 'horizontal' },
    })
    const theirs = await (await browser.person()).newPage()
    await theirs.goto(`${client.origin}/login`)
    await theirs.getByLabel('Email').fill(client.email)
    await theirs.getByLabel('Password', { exact: true }).fill(client.password)
    await theirs.getByRole('button', { name: 'Sign In', exact: true }).click()
    await theirs.waitForURL('**/settings')

    const owner = await browser.person()
    const page = await owner.newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/eu/**')
    await page.goto(`${webOrigin}/app/eu/clients/${client.orgId}`)
    await page.getByRole('button', { name: 'View as client' }).click()
    const dialog = page.getByRole('dialog', { name: 'View as client' })
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await dialog.getByText('Please give a reason.').waitFor()
    await dialog.getByLabel('Reason').fill('You asked about your settings')
    await takePictures(page, 'look-at-dashboard')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const link = page.getByRole('link', { name: 'Open dashboard' })
    const { hash: secret } = new URL((await link.getAttribute('href')) ?? '')
    expect(secret).toMatch(/^#secret=/)
    const [visit] = await Promise.all([owner.waitForEvent('page'), link.click()])
    await visit.getByRole('complementary', { name: 'You’re viewing Pier Nine' }).waitFor()
    expect(visit.url()).not.toContain('secret')
    await visit.getByRole('link', { name: 'Leads' }).click()
    await visit.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
    await takePictures(visit, 'impersonation')
    await expectAccessible(visit, 'body')

    // The client sees it at once.
    await theirs.getByText('Harbour Desk is viewing this dashboard').waitFor()
    await takePictures(theirs, 'client-looked-at')
    await expectAccessible(theirs, 'body')

    // Nothing can be changed before the owner acts.
    await visit.getByRole('link', { name: 'Settings' }).click()
    await visit.getByLabel('Title').first().waitFor()
    await expect.poll(() => visit.getByLabel('Title').first().isEditable()).toBe(false)
    await visit.getByRole('button', { name: 'Make changes', exact: true }).click()
    await visit.getByRole('dialog').getByRole('button', { name: 'Make changes' }).click()
    await visit.getByText('You’re making changes in Pier Nine').waitFor()
    await visit.getByLabel('Title').first().fill('Pier desk')
    await visit.getByRole('button', { name: /^Save/ }).click()
    await visit.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })

    // A reload keeps the session in this tab; the link works only once.
    await visit.reload()
    await visit.getByText('You’re making changes in Pier Nine').waitFor()
    const again = await (await browser.person()).newPage()
    await again.goto(`${client.origin}/login${secret}`)
    await again.getByText('Error occurred signing in with admin access.').waitFor()
    // The tab is an ordinary one again: a client can sign in there.
    await again.getByLabel('Email').fill(client.email)
    await again.getByLabel('Password', { exact: true }).fill(client.password)
    await again.getByRole('button', { name: 'Sign In', exact: true }).click()
    await again.waitForURL('**/settings')

    await visit.getByRole('button', { name: 'End', exact: true }).click()
    await visit.getByText('Your session has ended.').waitFor()
    await theirs.getByText('Harbour Desk is viewing this dashboard').waitFor({ state: 'detached' })
    await page.locator('summary').filter({ hasText: 'Activity log' }).click()
    await page.getByText('You viewed the dashboard: You asked about your settings').waitFor()
    // The browser's errors about a used link and an ended session.
    const others = browser.errors.splice(0).filter((error) => !/40[13]|permission/.test(error))
    expect(others).toEqual([])
  })
})
