import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteHosts } from '../../functions/src/domain/kernel/ports/SiteHosts.ts'
import { dnsOverHttps } from '../../functions/src/providers/dns/dnsOverHttps.ts'
import { balancer } from '../../functions/src/providers/hosting/balancer.ts'
import { firebaseHosting } from '../../functions/src/providers/hosting/firebaseHosting.ts'
import { googleApi, type SendRequest } from '../../functions/src/providers/hosting/googleApi.ts'
import { balancerIp } from '../certificates/certificateVendor.ts'
import { readDiscovery, type Exchange } from '../contracts/readDiscovery.ts'
import { listenForTest } from '../listenForTest.ts'
import { hostingIp } from './siteOfAgencies.ts'

const hosting = readDiscovery('firebasehosting.v1beta1.json')
const manager = readDiscovery('certificatemanager.v1.json')
const absent = '(skipped where ../shared/contracts is absent)'
const project = 'demo-parley'
let sandbox: Awaited<ReturnType<typeof listenForTest>>
let exchanges: Exchange[] = []
let count = 0
const freshHost = () => `chat${++count}.acme.com`

beforeAll(async () => {
  sandbox = await listenForTest()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

/** Returns the adapter's request function for the sandbox, which also records the exchanges. */
function recorded(prefix: string): SendRequest {
  exchanges = []
  const ask = googleApi(`${sandbox.url}${prefix}`, async () => 'Bearer test')
  return async (method, path, body) => {
    const answered = await ask(method, path, body)
    if (answered.status === 200) exchanges.push({ method, path, body, responseBody: answered.body })
    return answered
  }
}

const setDns = (fields: object, to = 'records') =>
  fetch(`${sandbox.url}/dns/${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
    redirect: 'manual',
  })
const recordsOf = async (hosts: SiteHosts, host: string) =>
  (await hosts.read(host, 'custom'))?.records.map(({ type, action }) => `${action} ${type}`)

function openHosting(): SiteHosts {
  return firebaseHosting(recorded('/hosting'), {
    projectId: project,
    siteId: `${project}-agency`,
    subdomainRoot: undefined,
    ip: hostingIp,
  })
}

describe('the stand-in of Firebase Hosting', () => {
  it('brings a custom domain to its certificate, deletes it and restores it', async () => {
    const hosts = openHosting()
    const host = freshHost()
    expect(await hosts.accepts(host)).toBe(true)
    expect(await hosts.read(host, 'custom')).toBeUndefined()
    await hosts.add(host, 'custom')
    await hosts.add(host, 'custom')
    expect(await recordsOf(hosts, host)).toEqual(['add A', 'add TXT'])
    await setDns({ name: host, preset: 'wrong' }, 'presets')
    expect(await recordsOf(hosts, host)).toEqual(['add A', 'none TXT', 'remove A'])
    await setDns({ name: host, preset: 'strayAaaa' }, 'presets')
    expect(await recordsOf(hosts, host)).toEqual(['none A', 'none TXT', 'remove AAAA'])
    expect(await hosts.read(host, 'custom')).toMatchObject({ isOwned: true, isServed: false })
    await setDns({ name: host, preset: 'right' }, 'presets')
    const served = []
    for (let looks = 0; looks < 3; looks++) served.push((await hosts.read(host, 'custom'))?.isServed)
    expect(served).toEqual([false, false, true])
    await hosts.remove(host, 'custom')
    await hosts.remove(host, 'custom')
    expect(await hosts.read(host, 'custom')).toBeUndefined()
    // Within thirty days Hosting restores a deleted domain instead of creating a new one.
    await hosts.add(host, 'custom')
    expect(exchanges.at(-1)?.path).toContain(':undelete')
    expect(await hosts.read(host, 'custom')).toMatchObject({ isOwned: true })
  })

  it.skipIf(!hosting.isPresent)(`exchanges custom domains in the vendor’s form ${absent}`, async () => {
    const hosts = openHosting()
    const host = freshHost()
    await hosts.accepts(host)
    await hosts.add(host, 'custom')
    for (const preset of ['absent', 'wrong', 'strayAaaa', 'right']) {
      await setDns({ name: host, preset }, 'presets')
      await hosts.read(host, 'custom')
    }
    await hosts.remove(host, 'custom')
    await hosts.read(host, 'custom')
    await hosts.add(host, 'custom')
    expect(exchanges.length).toBeGreaterThan(9)
    for (const exchange of exchanges)
      expect([exchange.path, hosting.problems(exchange)]).toEqual([exchange.path, []])
  })

  it.skipIf(!hosting.isPresent)(
    `finds every deviation from the vendor’s description of domains ${absent}`,
    () => {
      const path = '/v1beta1/projects/p/sites/s/customDomains'
      const exchange = {
        method: 'POST',
        path: `${path}?customDomainId=a.b.com`,
        body: {},
        responseBody: { name: 'o' },
      }
      expect(hosting.problems(exchange)).toEqual([])
      for (const wrong of [
        { ...exchange, path: `${path}?domain=a.b.com` },
        { ...exchange, path: `${path}/more` },
        { ...exchange, method: 'PUT' },
        { ...exchange, body: { hostState: 'HOST_ACTIVE' } },
        { ...exchange, body: { certPreference: 'FREE' } },
        { ...exchange, responseBody: { id: 'o' } },
      ])
        expect([wrong, hosting.problems(wrong).length]).toEqual([wrong, 1])
    },
  )

  it.each([
    ['a field of its own', { certPreference: 'DEDICATED', hostState: 'HOST_ACTIVE' }, ''],
    ['an unknown field', { certificate: 'DEDICATED' }, ''],
    ['an unknown kind of certificate', { certPreference: 'FREE' }, ''],
    ['an unknown parameter', {}, '&force=true'],
  ])('refuses a custom domain with %s', async (_, body, more) => {
    const ask = recorded('/hosting')
    const path = `/v1beta1/projects/p/sites/s/customDomains?customDomainId=${freshHost()}${more}`
    expect((await ask('POST', path, body)).status).toBe(400)
  })

  it('refuses an invalid domain, and a request without authorization', async () => {
    expect(await openHosting().accepts('not a domain')).toBe(false)
    const anonymous = await fetch(`${sandbox.url}/hosting/v1beta1/projects/p/sites/s/customDomains/a.b.com`)
    expect(anonymous.status).toBe(401)
  })
})

describe('certificates behind a load balancer', () => {
  const open = () =>
    balancer(recorded('/certificatemanager'), {
      projectId: project,
      map: 'agencies',
      ip: balancerIp,
      subdomainRoot: 'agencies.example',
    })

  it('creates, reads and deletes a certificate', async () => {
    const hosts = open()
    const host = freshHost()
    await hosts.add(host, 'custom')
    await hosts.add(host, 'custom')
    expect(await recordsOf(hosts, host)).toEqual(['add A'])
    await setDns({ action: 'add', type: 'A', name: host, value: balancerIp })
    await setDns({ action: 'add', type: 'AAAA', name: host, value: '2001:db8::1' })
    expect(await recordsOf(hosts, host)).toEqual(['none A', 'remove AAAA'])
    await setDns({ action: 'remove', type: 'AAAA', name: host, value: '2001:db8::1' })
    expect(await hosts.read(host, 'custom')).toMatchObject({ isServed: true })
    await hosts.remove(host, 'custom')
    await hosts.remove(host, 'custom')
    expect(await hosts.read(host, 'custom')).toBeUndefined()
  })

  it('shares the certificate of the agency root with every host below it', async () => {
    const hosts = open()
    await hosts.add('a.agencies.example', 'subdomain')
    expect(await hosts.read('a.agencies.example', 'subdomain')).toMatchObject({ isServed: true })
    expect(exchanges).toEqual([])
  })

  it.skipIf(!manager.isPresent)(`exchanges certificates in the vendor’s form ${absent}`, async () => {
    const hosts = open()
    const host = freshHost()
    await hosts.add(host, 'custom')
    await hosts.read(host, 'custom')
    await setDns({ action: 'add', type: 'A', name: host, value: balancerIp })
    await hosts.read(host, 'custom')
    await hosts.remove(host, 'custom')
    expect(exchanges).toHaveLength(8)
    for (const exchange of exchanges)
      expect([exchange.path, manager.problems(exchange)]).toEqual([exchange.path, []])
  })

  it('refuses a certificate with fields that only the vendor writes', async () => {
    const ask = recorded('/certificatemanager')
    const path = '/v1/projects/p/locations/global/certificates?certificateId=host-1'
    const managed = { domains: ['a.acme.com'], state: 'ACTIVE' }
    expect((await ask('POST', path, { managed })).status).toBe(400)
  })
})

describe('the domain name system', () => {
  it('returns only the records that were set on the DNS page', async () => {
    const dns = dnsOverHttps(`${sandbox.url}/dns/resolve`)
    const host = freshHost()
    expect(await dns.lookUp('A', host)).toEqual([])
    const form = new URLSearchParams({ action: 'add', type: 'TXT', name: host, value: 'vg-1 "quoted"' })
    await fetch(`${sandbox.url}/dns/records`, { method: 'POST', body: form })
    await setDns({ action: 'add', type: 'CNAME', name: `www.${host}`, value: host })
    await setDns({ action: 'add', type: 'A', name: host, value: '203.0.113.9' })
    expect(await dns.lookUp('A', `www.${host}`)).toEqual(['203.0.113.9'])
    expect(await dns.lookUp('CNAME', `www.${host}`)).toEqual([host])
    expect(await dns.lookUp('AAAA', host)).toEqual([])
    const page = await fetch(`${sandbox.url}/dns`).then((responseBody) => responseBody.text())
    expect(page).toContain(`www.${host}`)
    expect(page).toContain('Right, with a stray AAAA')
    expect(page).not.toContain('<script')
  })

  it('reports an unreachable DNS as a failure instead of a name without records', async () => {
    await expect(dnsOverHttps(`${sandbox.url}/nowhere`).lookUp('A', 'a.b.com')).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})
