import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

// What the Hosting emulator matches paths with.
const requireOfTools = createRequire(import.meta.resolve('firebase-tools'))
const { configMatcher } = requireOfTools('superstatic/lib/utils/patterns.js')

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const deployment = JSON.parse(read('firebase.json'))
const emulators = JSON.parse(read('firebase.emulators.json'))
const header = ({ hosting }, source, key) =>
  hosting.headers.find((rule) => rule.source === source).headers.find((entry) => entry.key === key).value

describe('the configurations for deployment and for the emulators', () => {
  it('guard both databases with the same rules', () => {
    expect(deployment.firestore.map(({ database }) => database)).toEqual(['(default)', 'voiceglow-eu'])
    // As an array, firebase-tools would start the emulator without any rules.
    expect(emulators.firestore).not.toBeInstanceOf(Array)
    for (const { rules, indexes } of deployment.firestore) {
      expect({ rules, indexes }).toEqual(emulators.firestore)
    }
  })

  it('name the same databases as the launcher tries to write to', () => {
    const canary = read('scripts/launcher/checkRulesAreLoaded.mjs')
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

  it('serve the same pages', () => {
    const { headers: _deployed, rewrites, ...deployedHosting } = deployment.hosting
    const { headers: _emulated, redirects, ...emulatedHosting } = emulators.hosting
    const pages = rewrites.filter((rule) => !rule.function)
    expect(emulatedHosting).toEqual({ ...deployedHosting, rewrites: pages })
    // The Hosting emulator hands nothing on to functions that its own suite does not run: it sends browsers
    // there.
    const handedOn = rewrites.filter((rule) => rule.function)
    expect(handedOn.map(({ function: to }) => `${to.region}/${to.functionId}`)).toEqual(
      redirects.map(({ destination }) => /demo-parley\/(.+)\/:1$/.exec(destination)?.[1]),
    )
    const withoutPolicies = ({ headers, ...rest }) => ({
      ...rest,
      headers: headers.filter(
        ({ key }) => key !== 'Content-Security-Policy' && key !== 'Strict-Transport-Security',
      ),
    })
    expect(emulators.hosting.headers.map(withoutPolicies)).toEqual(
      deployment.hosting.headers.map(withoutPolicies),
    )
  })

  it('differ in where pages may connect: never to this machine once deployed', () => {
    expect(header(emulators, '**', 'Content-Security-Policy')).toContain('http://127.0.0.1:*')
    expect(JSON.stringify(deployment.hosting)).not.toMatch(/localhost|127\.0\.0\.1/)
  })

  it('let the frame of an agent, and nothing else, be framed', () => {
    const framed = deployment.hosting.headers.filter((rule) =>
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

  it('let the dashboard alone frame the page of its previews, from which nothing is asked of anybody', () => {
    for (const { hosting } of [deployment, emulators]) {
      const rules = hosting.headers.filter(({ headers }) =>
        headers.some(({ value }) => value.includes("frame-ancestors 'self'")),
      )
      expect(rules.map(({ regex }) => new RegExp(regex).test('/widget/pages/scene.html'))).toEqual([true])
      expect(rules[0].headers[0].value).toContain('connect-src data:;')
    }
  })

  it('tell no other page the address of one that a mailed link opens', () => {
    for (const { hosting } of [deployment, emulators]) {
      expect(header({ hosting }, '**', 'Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(header({ hosting }, '**', 'X-Content-Type-Options')).toBe('nosniff')
      const [secret, ...more] = hosting.headers.filter(({ headers }) =>
        headers.some(({ key, value }) => key === 'Referrer-Policy' && value === 'no-referrer'),
      )
      expect(more).toEqual([])
      const fits = (path) => new RegExp(secret.regex).test(path)
      const mailed = ['/reset-password', '/verify-email/', '/no-auth/workspaces/workspace1/invite']
      expect(mailed.filter(fits)).toEqual(mailed)
      expect(['/', '/login', '/signup', '/app/eu/agents', '/prototype'].filter(fits)).toEqual([])
    }
  })

  it("leave to the function how long an agent's script is kept, and say it of every other file", () => {
    for (const { hosting } of [deployment, emulators]) {
      // As Hosting does: of all rules that match, the last one counts.
      const kept = (path) =>
        hosting.headers
          .filter((rule) => configMatcher(path, rule))
          .flatMap((rule) => rule.headers.filter(({ key }) => key === 'Cache-Control'))
          .at(-1)?.value
      expect(['/widget/na-Abc123.js', '/widget/eu-Abc123.js'].map(kept)).toEqual([undefined, undefined])
      const looked = ['/', '/login', '/index.html', '/app/na/agents/na-a.js', '/widget/pages/agent.html']
      for (const path of looked) expect(kept(path)).toBe('no-cache')
      expect(kept('/widget/manifest.json')).toBe('no-cache')
      expect(kept('/widget/parley.js')).toBe('public, max-age=300')
      expect(kept('/widget/chunks/panel-1.js')).toContain('immutable')
      expect(kept('/widget/fonts/inter.woff2')).toContain('max-age=31536000')
    }
  })

  it('run the same functions', () => {
    const [{ predeploy: _, ignore: __, ...deployed }] = deployment.functions
    expect(emulators.functions[0]).toMatchObject(deployed)
  })
})
