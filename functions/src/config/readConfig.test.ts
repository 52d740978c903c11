import { describe, expect, it } from 'vitest'
import { readConfig } from './readConfig.ts'

describe('the configuration', () => {
  it('uses the sandbox for models without a key, in the emulators', () => {
    const config = readConfig({ FUNCTIONS_EMULATOR: 'true', PARLEY_SANDBOX_ORIGIN: 'http://127.0.0.1:4010' })
    expect(config.llm.sandbox).toBe('http://127.0.0.1:4010/llm/v1')
    expect(config.mail.baseUrl).toBe('http://127.0.0.1:4010/resend')
  })

  it.each([
    { PARLEY_SANDBOX_ORIGIN: 'http://127.0.0.1:4010' },
    { RESEND_BASE_URL: 'http://localhost:4010/resend' },
    { COMPATIBLE_BASE_URL: 'http://[::1]:4010/v1' },
    { VAPI_BASE_URL: 'http://127.0.0.1:4010/vapi' },
    { WIDGET_FUNCTION_URL: 'http://localhost:5001/widget' },
    { AGENCY_ORIGIN: 'http://127.0.0.1:5005' },
  ])('refuses %o in production', (environment) => {
    expect(() => readConfig(environment)).toThrow('must not be used outside the emulators')
  })

  it('parses the keys for tenant secrets, newest last, and refuses short ones', () => {
    const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
    const { tenantSecretKeys } = readConfig({ TENANT_SECRET_KEYS: `v1:${key(1)},v2:${key(2)}` })
    expect([...tenantSecretKeys.keys()]).toEqual(['v1', 'v2'])
    expect(tenantSecretKeys.get('v2')).toEqual(Buffer.alloc(32, 2))
    expect(readConfig({ TENANT_SECRET_KEYS: 'none' }).tenantSecretKeys.size).toBe(0)
    for (const wrong of ['v1:c2hvcnQ=', key(1), `one:${key(1)}`])
      expect(() => readConfig({ TENANT_SECRET_KEYS: wrong })).toThrow(/invalid|too small/i)
  })

  it('reads an agent again after a minute, and sooner in the emulators alone', () => {
    expect(readConfig({}).agentFreshMs).toBe(60_000)
    expect(readConfig({ FUNCTIONS_EMULATOR: 'true' }).agentFreshMs).toBe(60_000)
    expect(readConfig({ FUNCTIONS_EMULATOR: 'true', AGENT_FRESH_SECONDS: '2' }).agentFreshMs).toBe(2_000)
    expect(() => readConfig({ AGENT_FRESH_SECONDS: '2' })).toThrow('outside the emulators')
  })

  it('serves agencies by Hosting, or by a load balancer that is configured with its IP', () => {
    const { hosting, agencyOrigin, dnsUrl } = readConfig({ GCLOUD_PROJECT: 'shop' })
    expect(hosting).toMatchObject({
      siteId: 'shop-agency',
      baseUrl: 'https://firebasehosting.googleapis.com',
      subdomainRoot: undefined,
      balancer: undefined,
    })
    expect([agencyOrigin, dnsUrl]).toEqual(['https://shop-agency.web.app', 'https://dns.google/resolve'])
    const named = { BALANCER_CERTIFICATE_MAP: 'agencies', BALANCER_ADDRESS: '203.0.113.80' }
    expect(readConfig({ ...named, AGENCY_DOMAIN: 'Agencies.example' }).hosting).toMatchObject({
      subdomainRoot: 'agencies.example',
      balancer: { map: 'agencies', ip: '203.0.113.80' },
    })
    expect(readConfig({ BALANCER_CERTIFICATE_MAP: 'agencies' }).hosting.balancer).toBeUndefined()
  })

  it('lists every host that its own pages and functions have at Firebase', () => {
    const { ownHosts } = readConfig({ GCLOUD_PROJECT: 'acme', WEB_ORIGIN: 'https://app.acme.example' })
    expect(ownHosts).toEqual(
      expect.arrayContaining([
        'app.acme.example',
        'acme.web.app',
        'acme.firebaseapp.com',
        'acme-agency.web.app',
        'acme-tabs.web.app',
        'europe-west1-acme.cloudfunctions.net',
      ]),
    )
  })

  it('readConfig has a line for calls only with its key', () => {
    expect(readConfig({ GCLOUD_PROJECT: 'shop' })).toMatchObject({
      vapi: undefined,
      widgetUrls: { eu: 'https://europe-west1-shop.cloudfunctions.net/widget' },
    })
    expect(readConfig({ VAPI_API_KEY: 'none\n' }).vapi).toBeUndefined()
    expect(readConfig({ VAPI_API_KEY: 'key' }).vapi).toEqual({ key: 'key', baseUrl: 'https://api.vapi.ai' })
    const emulated = {
      FUNCTIONS_EMULATOR: 'true',
      PARLEY_SANDBOX_ORIGIN: 'http://127.0.0.1:4010',
      VAPI_API_KEY: 'key',
    }
    expect(readConfig(emulated)).toMatchObject({
      vapi: { baseUrl: 'http://127.0.0.1:4010/vapi' },
      widgetUrls: { na: 'http://127.0.0.1:5001/demo-parley/us-central1/widget' },
    })
  })
})
