import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { makeBrandedAgency } from '#test/agency/makeBrandedAgency.ts'
import { clearDatabases } from '#test/emulator.ts'
import { giveHost } from '#test/agency/giveHost.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { readConfig } from '../config/readConfig.ts'
import { endMailsUrl } from '../domain/agency/endMails/endMailsUrl.ts'
import { clientSchema } from '../shared/agencies/client.ts'
import { defaultBrand } from '../shared/brand/defaultBrand.ts'
import { hostStates } from '../shared/agencies/hosts.ts'
import { neutralBrand } from '../shared/brand/neutralBrand.ts'
import { paths } from '../shared/paths.ts'
import { regions } from '../shared/regions/regions.ts'
import { Writes } from '../store/commit.ts'
import { readDocument } from '../store/documents.ts'

const policy = "default-src 'self'"
const files = new Map([
  ['/agency.html', '../../../web/agency.html'],
  ['/app/na/prototype', '../../../widget/pages/agent.html'],
])
let hosting: Server
const brandUrl = () => brand.url
let brand: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  await clearDatabases()
  hosting = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    response.setHeader('Content-Type', 'text/html').setHeader('Content-Security-Policy', policy)
    response.end(file && readFileSync(new URL(file, import.meta.url)))
  }).listen(0, '127.0.0.1')
  await once(hosting, 'listening')
  const bound = hosting.address()
  if (typeof bound !== 'object' || !bound) throw new Error('The pages could not be served')
  process.env['AGENCY_ORIGIN'] = `http://127.0.0.1:${bound.port}`
  brand = await serveFunction('brand', (await import('../index.ts')).brand)
})
afterAll(() => {
  brand.stop()
  hosting.close()
})

const read = (host: string, path: string) =>
  fetch(`${brand.url}${path}`, { headers: { 'x-forwarded-host': host } })
const textOf = async (host: string, path: string) => (await read(host, path)).text()
let count = 0
const freshHost = () => `chat${++count}.acme.com`

describe.each(regions)("an agency's host in %s", (region) => {
  it('serves the brand on pages and in files, cached by the CDN for a minute', async () => {
    const host = freshHost()
    await giveHost(await makeBrandedAgency(region, { name: 'Harbour Desk' }), host)
    for (const path of ['/brand.js', '/', '/login', '/share', '/prototype', '/manifest.webmanifest']) {
      const response = await read(host, path)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('cache-control')).toContain('max-age=0, s-maxage=60')
      const text = await response.text()
      expect(text).toContain('Harbour Desk')
      expect(text).not.toContain(defaultBrand.name)
    }
    const page = await read(`${host}:443`, '/login')
    expect(page.headers.get('content-security-policy')).toBe(policy)
  })

  it('serves the page of an agent without inline styles and data, which its policy refuses', async () => {
    const host = freshHost()
    await giveHost(await makeBrandedAgency(region, { name: 'Harbour Desk' }), host)
    for (const path of ['/share', '/prototype'])
      expect(await textOf(host, path)).not.toMatch(/<style|id="brand"/)
    expect(await textOf(host, '/login')).toMatch(/<style.*id="brand"/)
  })

  it('shows a brand only if the host registry and the agency agree', async () => {
    const agency = await makeBrandedAgency(region)
    for (const state of hostStates) {
      const host = freshHost()
      await giveHost(agency, host, { state })
      const isShown = (await textOf(host, '/brand.js')).includes('Harbour Desk')
      expect([state, isShown]).toEqual([state, state === 'live' || state === 'failing'])
    }
    const host = freshHost()
    await giveHost(agency, host)
    await new Writes(region)
      .update(paths.agency(agency.agencyId), { customDomain: 'other.acme.com' })
      .commit()
    expect(await textOf(host, '/brand.js')).not.toContain('Harbour Desk')
    const unverified = freshHost()
    await giveHost(agency, unverified)
    await new Writes(region).update(paths.agency(agency.agencyId), { isVerifiedCustomDomain: false }).commit()
    expect(await textOf(unverified, '/')).toContain('<title>Dashboard</title>')
  })
})

describe('the function of brands', () => {
  it("serves the neutral page if an agency's stored look is malformed", async () => {
    const agency = await makeBrandedAgency('eu', { name: 'Harbour Desk' })
    const host = freshHost()
    await giveHost(agency, host)
    await new Writes('eu')
      .update(paths.publicBranding(agency.agencyId), { 'brand.favicon': 'https://files.example/a"b.png' })
      .commit()
    const response = await read(host, '/login')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Dashboard</title>')
  })

  it.each(['nobody.acme.com', '', 'a b', '../hosts', `${'a'.repeat(400)}.com`, 'x.com/../../users', '[::1]'])(
    'responds to “%s” with 200 and the neutral page, because the edge would keep a 404 past the verification',
    async (host) => {
      const response = await read(encodeURIComponent(host), '/')
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<title>Dashboard</title>')
    },
  )

  it('proves the agency of a host before it is live, for the ownership check, and never from the CDN then', async () => {
    const agency = await makeBrandedAgency('eu')
    const host = freshHost()
    await giveHost(agency, host, { state: 'claimed' })
    const response = await read(host, '/.well-known/agency-host')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toMatch(/^vg-[0-9a-f]{40}$/)
    expect(await textOf(host, '/')).toContain('<title>Dashboard</title>')
    expect(await textOf('nobody.acme.com', '/.well-known/agency-host')).toBe('')
  })

  it('uses the last forwarded host, which the CDN has appended', async () => {
    const host = freshHost()
    await giveHost(await makeBrandedAgency('na', { name: 'The real one' }), host)
    expect(await textOf(`forged.example, ${host}`, '/brand.js')).toContain('The real one')
  })

  it.each(['/app/na/home', '/robots.txt', '/brand.js/x', '/__proto__', '/constructor'])(
    'serves nothing at %s',
    async (path) => {
      expect((await read('nobody.acme.com', path)).status).toBe(404)
    },
  )
})

describe.each(regions)("the URL in %s that ends a client's notices by email", (region) => {
  const openWorld = async (preferredLanguage = '') => {
    const owned = await makeOrganisation(region)
    const brand = { ...neutralBrand, name: 'Harbour Desk', title: 'Harbour Desk' }
    const client = await makeClient(owned)
    await new Writes(region)
      .update(paths.publicBranding(owned.agencyId), { brand })
      .update(paths.client(client.clientId), { preferredLanguage })
      .commit()
    const host = await makeHost(owned)
    const url = new URL(
      endMailsUrl(readConfig().signing, `https://${host}`, { region, clientId: client.clientId }),
    )
    const ask = (method: string, search = url.search) =>
      fetch(`${brandUrl()}${url.pathname}${search}`, {
        method,
        headers: { 'x-forwarded-host': host, 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }),
      })
    const path = paths.client(client.clientId)
    return {
      ask,
      search: url.search,
      choose: (notifyThrough: string, notifyIf = 'all') =>
        new Writes(region).update(path, { notificationsSettings: { notifyThrough, notifyIf } }).commit(),
      chosen: async () => (await readDocument(region, path, clientSchema))?.data.notificationsSettings,
    }
  }

  it('asks first, because mail scanners follow every link, and ends them with one POST request', async () => {
    const { ask, choose, chosen } = await openWorld('de')
    await choose('all')
    const page = await ask('GET')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('lang="de"')
    expect(html).toContain('Harbour Desk')
    expect(html).not.toContain(defaultBrand.name)
    expect((await ask('HEAD')).status).toBe(200)
    expect(await chosen()).toMatchObject({ notifyThrough: 'all', notifyIf: 'all' })
    const ended = await ask('POST')
    expect([ended.status, (await ended.text()).includes('Beendet')]).toEqual([200, true])
    expect((await ask('POST')).status).toBe(200)
    expect(await chosen()).toMatchObject({ notifyThrough: 'push', notifyIf: 'all' })
  })

  it.each([
    ['email', 'none'],
    ['push', 'push'],
    ['none', 'none'],
  ])('changes the notifications of a client from “%s” to “%s”', async (before, after) => {
    const { ask, choose, chosen } = await openWorld()
    await choose(before)
    await ask('POST')
    expect(await chosen()).toMatchObject({ notifyThrough: after, notifyIf: 'all' })
  })

  it('does nothing for a URL that the server has not signed', async () => {
    const { ask, chosen, search } = await openWorld()
    for (const wrong of ['', '?to=', search.slice(0, -2), `${search}&to=x`, '?to=eu-..-x'])
      for (const method of ['GET', 'POST'])
        expect([wrong, (await ask(method, wrong)).status]).toEqual([wrong, 400])
    expect(await chosen()).toMatchObject({ notifyThrough: 'all' })
    expect((await ask('PUT')).status).toBe(404)
  })
})
