import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

// The Hosting emulator matches paths with this package.
const requireOfTools = createRequire(import.meta.resolve('firebase-tools'))
const { configMatcher } = requireOfTools('superstatic/lib/utils/patterns.js')

const read = (file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const deployment = JSON.parse(read('firebase.json'))
const emulators = JSON.parse(read('firebase.emulators.json'))
const siteOf = ({ hosting }, target) => hosting.find((site) => site.target === target)
const [app, emulatedApp] = [deployment, emulators].map((config) => siteOf(config, 'app'))
const [agency, emulatedAgency] = [deployment, emulators].map((config) => siteOf(config, 'agency'))
const header = (site, source, key) =>
  site.headers.find((rule) => rule.source === source).headers.find((entry) => entry.key === key).value
/** Returns the cache header of a path as Hosting does: of all matching rules, the last one counts. */
const kept = (site, path) =>
  site.headers
    .filter((rule) => configMatcher(path, rule))
    .flatMap((rule) => rule.headers.filter(({ key }) => key === 'Cache-Control'))
    .at(-1)?.value

describe('the configurations for deployment and for the emulators', () => {
  it('guard both databases with the same rules', () => {
    expect(deployment.firestore.map(({ database }) => database)).toEqual(['(default)', 'voiceglow-eu'])
    // With an array, firebase-tools would start the emulator without any rules.
    expect(emulators.firestore).not.toBeInstanceOf(Array)
    for (const { rules, indexes } of deployment.firestore) {
      expect({ rules, indexes }).toEqual(emulators.firestore)
    }
  })

  it('name the same databases as the launcher tries to write to', () => {
    const canary = read('scripts/launcher/emulators/checkRulesAreLoaded.mjs')
    for (const { database } of deployment.firestore) expect(canary).toContain(`'${database}'`)
  })

  it('guard both buckets with the same rules, which deny everything', () => {
    const targets = JSON.parse(read('.firebaserc')).targets['demo-parley'].storage
    expect(targets).toEqual({ na: ['demo-parley-na'], eu: ['demo-parley-eu'] })
    expect(deployment.storage).toEqual(
      Object.keys(targets).map((target) => ({ target, ...emulators.storage })),
    )
    expect(read(emulators.storage.rules).match(/allow .*/g)).toEqual(['allow read, write: if false;'])
  })

  it.each(['app', 'agency'])('serve the same pages of the site %s', (target) => {
    const { headers: deployedHeaders, rewrites, ...deployedHosting } = siteOf(deployment, target)
    const { headers: emulatedHeaders, redirects, ...emulatedHosting } = siteOf(emulators, target)
    const pages = rewrites.filter((rule) => !rule.function)
    expect(emulatedHosting).toEqual({ ...deployedHosting, rewrites: pages })
    // The Hosting emulator forwards no request to functions that run outside its own suite, but redirects
    // browsers to them. `serveAgencies` forwards those with a plain path.
    const handedOn = rewrites.filter((rule) => rule.function && rule.regex)
    expect(handedOn.map(({ function: to }) => `${to.region}/${to.functionId}`)).toEqual(
      redirects.map(({ destination }) => /demo-parley\/(.+)\/:1$/.exec(destination)?.[1]),
    )
    const withoutPolicies = ({ headers, ...rest }) => ({
      ...rest,
      headers: headers.filter(
        ({ key }) => key !== 'Content-Security-Policy' && key !== 'Strict-Transport-Security',
      ),
    })
    expect(emulatedHeaders.map(withoutPolicies)).toEqual(deployedHeaders.map(withoutPolicies))
  })

  it('differ in the hosts that pages may connect to: a deployed page never connects to this machine', () => {
    for (const site of [emulatedApp, emulatedAgency])
      expect(header(site, '**', 'Content-Security-Policy')).toContain('http://127.0.0.1:*')
    expect(JSON.stringify(deployment.hosting)).not.toMatch(/localhost|127\.0\.0\.1/)
  })

  it("send branded paths to the brand function, where the agencies' site has no file", () => {
    const paths = agency.rewrites
      .filter((rule) => rule.function?.functionId === 'brand')
      .map((rule) => rule.source)
    expect(paths).toContain('/brand.js')
    // A file has priority over every rewrite: `index.html` would be served for `/`.
    expect(agency.rewrites.at(-1).destination).toBe('/agency.html')
    for (const path of paths.filter((path) => !path.startsWith('/.')))
      expect([path, kept(agency, path)]).toEqual([path, undefined])
    const looked = ['/convos', '/home', '/app/eu/home', '/agency.html', '/first.js', '/widget/manifest.json']
    for (const path of looked) expect([path, kept(agency, path)]).toEqual([path, 'no-cache'])
    expect(kept(agency, '/assets/agency-1.js')).toContain('immutable')
    expect(kept(agency, '/widget/na-Abc123.js')).toBeUndefined()
    expect(kept(agency, '/widget/parley.js')).toBe('public, max-age=300')
  })

  it("force no host below an agency's own to https", () => {
    expect(header(agency, '**', 'Strict-Transport-Security')).not.toContain('includeSubDomains')
  })

  it('allow only the frame of an agent to be embedded by any page', () => {
    const framed = app.headers.filter((rule) =>
      rule.headers.some(({ value }) => value.includes('frame-ancestors *')),
    )
    expect(framed).toHaveLength(1)
    const [{ regex }] = framed
    const fits = (path) => new RegExp(regex).test(path)
    expect(fits('/app/eu/render/agent1/iframe')).toBe(true)
    const others = [
      '/',
      '/login',
      '/app/eu/agents',
      '/prototype',
      '/eu/prototype/agent1',
      '/app/eu/render/agent1/iframe/more',
      '/widget/parley.js',
    ]
    expect(others.filter(fits)).toEqual([])
  })

  it('allow only the dashboard to embed its previews, which may send no request to any server', () => {
    const framedBySelf = (site) =>
      site.headers.filter(({ headers }) =>
        headers.some(({ value }) => value.includes("frame-ancestors 'self'")),
      )
    const fits = (rules, path) => rules.map(({ regex }) => new RegExp(regex).test(path))
    for (const site of [app, emulatedApp]) {
      const rules = framedBySelf(site)
      expect(fits(rules, '/widget/pages/scene.html')).toEqual([false, true])
      expect(fits(rules, '/agency-preview')).toEqual([true, false])
      expect(fits(rules, '/agency-preview/more')).toEqual([false, false])
      expect(rules[1].headers[0].value).toContain('connect-src data:;')
    }
    for (const site of [agency, emulatedAgency]) {
      const rules = framedBySelf(site)
      expect(fits(rules, '/widget/pages/scene.html')).toEqual([true])
      expect(rules[0].headers[0].value).toContain('connect-src data:;')
    }
  })

  it('hide the URL of a page that an emailed link opens from other pages', () => {
    for (const site of [app, emulatedApp, agency, emulatedAgency]) {
      expect(header(site, '**', 'Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(header(site, '**', 'X-Content-Type-Options')).toBe('nosniff')
      const [secret, ...more] = site.headers.filter(({ headers }) =>
        headers.some(({ key, value }) => key === 'Referrer-Policy' && value === 'no-referrer'),
      )
      expect(more).toEqual([])
      const fits = (path) => new RegExp(secret.regex).test(path)
      const mailed = ['/reset-password', '/verify-email/', '/no-auth/workspaces/workspace1/invite']
      expect(mailed.filter(fits)).toEqual(mailed)
      expect(['/', '/login', '/signup', '/app/eu/agents', '/prototype'].filter(fits)).toEqual([])
    }
  })

  it("leave the caching of an agent's script to its function, and set that of every other file", () => {
    for (const site of [app, emulatedApp]) {
      expect(['/widget/na-Abc123.js', '/widget/eu-Abc123.js'].map((path) => kept(site, path))).toEqual([
        undefined,
        undefined,
      ])
      const looked = ['/', '/login', '/index.html', '/app/na/agents/na-a.js', '/widget/pages/agent.html']
      for (const path of looked) expect(kept(site, path)).toBe('no-cache')
      expect(kept(site, '/widget/manifest.json')).toBe('no-cache')
      expect(kept(site, '/widget/parley.js')).toBe('public, max-age=300')
      expect(kept(site, '/widget/chunks/panel-1.js')).toContain('immutable')
      expect(kept(site, '/widget/fonts/inter.woff2')).toContain('max-age=31536000')
    }
  })

  it('deploy the same functions as the emulators run', () => {
    const [{ predeploy: _, ignore: __, ...deployed }] = deployment.functions
    expect(emulators.functions[0]).toMatchObject(deployed)
  })
})
