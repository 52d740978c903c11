import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()

/** A script that tries everything harmful to a signed-in person, and records the results. */
const hostile = `
const tried = {}
function attempt(name, work) {
  try { work(); tried[name] = 'done' } catch { tried[name] = 'refused' }
}
attempt('storage', () => localStorage.setItem('x', 'y'))
attempt('database', () => indexedDB.open('x'))
attempt('cookie', () => document.cookie)
attempt('parent', () => parent.document.title)
attempt('above', () => { top.location = 'https://evil.example/' })
document.querySelector('#tried').textContent = JSON.stringify(tried)
document.querySelector('#origin').textContent = origin
`

describe('the tabs with an agency’s own content', () => {
  it('are written, given to a client, isolated from the dashboard and deleted', async () => {
    const owner = await agentWith('eu')
    const client = await clientWith(owner, { pages: ['/convos', '/leads'] })
    const page = await (await browser.person()).newPage()
    await signIn(page, owner.email, owner.password)
    await page.goto(`${webOrigin}/app/eu/agency`)
    await page.getByRole('link', { name: 'Custom Tabs' }).click()
    await page.getByText('No tabs yet').waitFor()
    await page.getByRole('button', { name: 'New tab' }).click()
    const panel = page.getByRole('dialog')
    const urlField = panel.getByLabel('URL', { exact: true })
    const save = panel.getByRole('button', { name: 'Save tab' })
    await save.click()
    await panel.getByText('Please fill out all fields.').waitFor()
    await panel.getByLabel('Label').fill('Figures')
    await urlField.fill('figures')
    await save.click()
    await panel.getByText('URL must include a leading slash (/)').waitFor()
    await urlField.fill('/convos')
    await save.click()
    await panel.getByText('This URL is reserved for a default tab').waitFor()
    await urlField.fill('/figures')
    await panel
      .getByLabel('HTML', { exact: true })
      .last()
      .fill('<h1>Harbour figures</h1><p id="tried"></p><p id="origin"></p>')
    await panel.getByLabel('JavaScript').fill(hostile)
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'agency-tab-panel')
    await save.click()
    await page.getByText('Tab saved.').waitFor()

    // Another tab shows a site, which must be public and external.
    await page.getByRole('button', { name: 'New tab' }).click()
    await panel.getByLabel('Label').fill('Status')
    await urlField.fill('/FIGURES')
    await panel.getByText('Another site').click()
    const site = panel.getByLabel('Site URL')
    await site.fill('http://a.b')
    await save.click()
    await panel.getByText('Please enter a URL that begins with https://.').waitFor()
    await site.fill('https://127.0.0.1/app')
    await save.click()
    await panel.getByText('Please enter the https URL of a public site').waitFor()
    await site.fill('https://status.example/')
    await save.click()
    await panel.getByText('This URL is already used by another tab').waitFor()
    await urlField.fill('/status')
    await save.click()
    await page.getByText('/status').waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'agency-tabs')

    // The client sees no tab before they are given one.
    const theirs = await (await browser.person()).newPage()
    await theirs.goto(`${client.origin}/login`)
    await theirs.getByLabel('Email').fill(client.email)
    await theirs.getByLabel('Password', { exact: true }).fill(client.password)
    await theirs.getByRole('button', { name: 'Sign In', exact: true }).click()
    await theirs.getByRole('link', { name: 'Leads' }).waitFor()
    await expect.poll(() => theirs.getByRole('link', { name: 'Figures' }).count()).toBe(0)
    await page.goto(`${webOrigin}/app/eu/clients/people/${client.clientId}`)
    await page.getByLabel('Figures').check()
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Save client' }).click()
    await theirs.getByRole('link', { name: 'Figures' }).click()
    await theirs.waitForURL('**/app/eu/c/figures')
    await theirs.getByText('This content is from Harbour Desk').waitFor()
    const inside = theirs.frameLocator('iframe[title="Figures"]')
    await inside.getByText('Harbour figures').waitFor()
    // H-082: an opaque origin, which can read and navigate nothing.
    await expect.poll(() => inside.locator('#origin').innerText()).toBe('null')
    const tried: unknown = JSON.parse(await inside.locator('#tried').innerText())
    expect(tried).toMatchObject({
      storage: 'refused',
      database: 'refused',
      cookie: 'refused',
      parent: 'refused',
    })
    expect(theirs.url()).toBe(`${client.origin}/app/eu/c/figures`)
    await expectAccessible(theirs, 'main')
    await takePictures(theirs, 'client-custom-tab')

    await page.goto(`${webOrigin}/app/eu/agency?activeTabIndex=4`)
    await page.getByRole('button', { name: 'Edit Figures' }).click()
    await panel.getByLabel('Label').fill('Numbers')
    await panel.getByRole('switch', { name: 'Show to everyone' }).click()
    await save.click()
    await theirs.getByRole('link', { name: 'Numbers' }).waitFor()
    await page.getByRole('button', { name: 'Delete Numbers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete tab' }).click()
    await page.getByText('Tab deleted.').waitFor()
    await theirs.getByRole('link', { name: 'Numbers' }).waitFor({ state: 'detached' })
    await expect.poll(() => inside.locator('body').count()).toBe(0)

    // The browser's errors about the attempts and the refused saves.
    const errors = browser.errors.splice(0)
    expect(errors.filter((error) => !/Unsafe attempt|status of 400|status of 409/.test(error))).toEqual([])
  })
})
