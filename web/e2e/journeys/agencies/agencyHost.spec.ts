import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBrand } from '@parley/functions/shared/brand/defaultBrand'
import { neutralBrand } from '@parley/functions/shared/brand/neutralBrand'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { agencyWith, demoAgencyOrigin, nobodysOrigin } from '../../support/agencyWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { isExtended, regionsUnderTest } from '../../support/extended.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { recordLooks } from '../../support/pictures/recordLooks.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()

const pictures = 'https://files.example'
/** A picture of one pixel. */
const picture = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')
const harbour = {
  name: 'Harbour Desk',
  title: 'Harbour Desk',
  favicon: `${pictures}/icon.gif`,
  primary: '#c2410c',
  neutralHue: 230,
}

async function openPage(viewport?: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.person(viewport)).newPage()
  await page.route(`${pictures}/**`, (route) => route.fulfill({ contentType: 'image/gif', body: picture }))
  return page
}

/** Visits a page for the first time for at least a second, on a processor as slow as a phone's. */
async function visit(page: Page, url: string) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const moments = await recordLooks(page)
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => performance.now() > 1_000)
  // Counted by the page itself: the browser's events repeat a request that it has retried.
  const requested = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime, duration }) => `${new URL(name).pathname} at ${startTime}, ${duration} ms`),
  )
  return { requested, moments: await moments() }
}

const paths = isExtended ? ['/login', '/', '/convos'] : ['/convos']

describe.each(regionsUnderTest)('an agency of %s at its own host', (region) => {
  it.each(paths)('shows no other brand at any moment of a visit to %s', async (path) => {
    const origin = await agencyWith(region, harbour)
    const page = await openPage()
    await page.emulateMedia({ colorScheme: 'light' })
    const { requested, moments } = await visit(page, origin + path)

    const titles = new Set(moments.map(({ title }) => title))
    expect(
      [...titles].filter((title) => !['', 'Harbour Desk', 'Sign in · Harbour Desk'].includes(title)),
    ).toEqual([])
    await expect.poll(() => page.title()).toBe('Sign in · Harbour Desk')
    // Before the brand is loaded, nothing has an identity: no icon, no colour, no text.
    const own = ['oklch(0.985 0.004 230)', 'rgba(0, 0, 0, 0)']
    for (const { icon: shown, background, text } of moments) {
      expect(['', 'data:,', harbour.favicon]).toContain(shown)
      expect(own).toContain(background)
      expect(text).not.toContain(defaultBrand.name)
      expect(text).not.toContain(neutralBrand.name)
    }
    const painted = moments.filter(({ text }) => text !== '')
    expect(painted.length).toBeGreaterThan(0)
    for (const moment of painted) expect(moment).toMatchObject({ icon: harbour.favicon, background: own[0] })
    // Pages that contain the brand request nothing more, all others one script.
    const scripts = requested.filter((request) => request.startsWith('/brand.js'))
    expect(scripts).toEqual(path === '/convos' ? [expect.any(String)] : [])
  })
})

describe('the pages of an agency’s host', () => {
  it('name the product nowhere in their content', async () => {
    const origin = await agencyWith('eu', harbour)
    const page = await openPage({ width: 375, height: 800 })
    const texts: Promise<string>[] = []
    page.on('response', (response) => {
      if (new URL(response.url()).origin === origin) texts.push(response.text().catch(() => ''))
      texts.push(Promise.resolve(JSON.stringify(response.headers())))
    })
    await visit(page, `${origin}/convos`)
    expect(texts.length).toBeGreaterThan(4)
    for (const text of await Promise.all(texts)) expect(text).not.toMatch(new RegExp(defaultBrand.name, 'i'))
    await expectAccessible(page, 'body')
    await takePicture(page, 'agency-address-phone')
  })

  it('name the product in no file of the site', () => {
    const site = join(import.meta.dirname, '../../../dist-agency')
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
      // The widget keeps its own name on any page.
      .filter((name) => /\.(js|css|html|txt)$/.test(name) && !name.startsWith('widget'))
    expect(files.length).toBeGreaterThan(50)
    const naming = files.filter((name) => readFileSync(join(site, name), 'utf8').includes(defaultBrand.name))
    expect(naming).toEqual([])
  })

  it('are there in the demo world without a setup', async () => {
    const page = await openPage()
    await page.goto(demoAgencyOrigin)
    await page.getByRole('link', { name: 'Dockside' }).waitFor()
    await expect.poll(() => page.title()).toContain('· Dockside')
    await takePicture(page, 'agency-address-demo')
  })

  it('are neutral while the host belongs to no agency', async () => {
    const page = await openPage()
    const { moments } = await visit(page, `${nobodysOrigin}/login`)
    await page.getByRole('heading', { name: 'There is nothing here yet' }).waitFor()
    const titles = new Set(moments.map(({ title }) => title))
    expect([...titles].filter((title) => !title.includes('Dashboard'))).toEqual([])
    await expectAccessible(page, 'body')
    await takePicture(page, 'agency-address-nobody')
  })

  it('may call accounts, the database and procedures', async () => {
    const origin = await agencyWith('eu', harbour)
    const page = await openPage()
    await page.goto(`${origin}/login`)
    const answered = await page.evaluate(async () => {
      const json = (body: object) => ({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      // A browser that may not read a response throws.
      const accounts = await fetch(
        'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo',
        json({}),
      )
      const database = await fetch(
        'http://127.0.0.1:8080/v1/projects/demo-parley/databases/(default)/documents/catalogue/current',
      )
      const procedure = await fetch(
        'http://127.0.0.1:5001/demo-parley/europe-west1/clientSessions',
        json({ data: { procedure: 'clientRequestCode', input: {} } }),
      )
      return [accounts, database, procedure].map(({ type }) => type)
    })
    expect(answered).toEqual(['cors', 'cors', 'cors'])
    // The requested resources do not exist, which the browser reports.
    browser.errors.splice(0)
  })

  it('are installable under the name of the agency', async () => {
    const origin = await agencyWith('na', harbour)
    const page = await openPage()
    await page.goto(`${origin}/login`)
    const client = await page.context().newCDPSession(page)
    const { data = '', errors } = await client.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data)).toMatchObject({ name: 'Harbour Desk', display: 'standalone', start_url: '/' })
  })
})
