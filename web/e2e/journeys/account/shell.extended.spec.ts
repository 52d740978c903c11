import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()

describe('a personal view of an agent', () => {
  it('is found by search, and survives a sign-out', async () => {
    const page = await (await browser.person()).newPage()
    await signIn(page, 'ada@harbourandpine.example', 'harbour-and-pine')
    await page.goto(`${webOrigin}/app/na/agents`)
    await page.getByRole('list', { name: 'Agents' }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    await takePicture(page, 'shell-horizontal')

    await page.getByRole('button', { name: 'View' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Tests' }).click()
    await takePicture(page, 'shell-view-menu')
    await page.getByRole('menuitem', { name: 'Tabs at the side' }).click()
    const tabs = page.getByRole('navigation', { name: 'Agent' })
    await expect.poll(async () => (await tabs.boundingBox())?.height).toBeGreaterThan(200)
    await expect.poll(() => tabs.getByRole('link').allInnerTexts()).not.toContain('Tests')
    const side = tabs.locator('..')
    expect((await side.boundingBox())?.width).toBe(250)
    await takePicture(page, 'shell-vertical')
    await expectAccessible(page, 'body')

    await page.getByRole('button', { name: 'Names of the sections' }).click()
    await expect.poll(async () => (await side.boundingBox())?.width).toBe(75)
    await expectAccessible(page, 'body')
    await page.emulateMedia({ colorScheme: 'dark' })
    await takePicture(page, 'shell-collapsed-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await takePicture(page, 'shell-collapsed-right-to-left')
    await page.evaluate(() => (document.documentElement.dir = 'ltr'))

    await page.getByRole('button', { name: 'Search this agent' }).click()
    await page.getByRole('combobox', { name: 'Search this agent' }).fill('handof')
    await page.getByText('Strong match').first().waitFor()
    await expectAccessible(page, 'body')
    await takePicture(page, 'shell-search')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings?tab=handoff')

    await page.getByRole('button', { name: 'View' }).click()
    await page.getByRole('menuitem', { name: 'Full screen' }).click()
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
    await takePicture(page, 'shell-full-screen')
    await page.setViewportSize({ width: 375, height: 812 })
    await takePicture(page, 'shell-375')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'View' }).click()
    await page.getByRole('menuitem', { name: 'Leave full screen' }).click()

    await page.getByRole('button', { name: /^Workspace/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByText('Signed out successfully.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await signIn(page, 'ada@harbourandpine.example', 'harbour-and-pine')
    await page.goto(`${webOrigin}/app/na/agents`)
    await page.getByRole('list', { name: 'Agents' }).getByRole('link').first().click()
    await expect.poll(async () => (await side.boundingBox())?.width).toBe(75)
  })
})
