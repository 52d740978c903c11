import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { publishAgent } from '../../domain/agents/publishAgent.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { Writes } from '../../store/commit.ts'

/** The launcher that Hosting serves for every agent. */
const launcher = 'launchAnyAgent()'
let hosting: Server
let widget: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  await clearDatabases()
  hosting = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/javascript').end(launcher),
  ).listen(0, '127.0.0.1')
  await once(hosting, 'listening')
  const bound = hosting.address()
  if (typeof bound !== 'object' || !bound) throw new Error('The launcher could not be served')
  process.env['WEB_ORIGIN'] = `http://127.0.0.1:${bound.port}`
  widget = await serveFunction('widget', (await import('../../index.ts')).widget)
})
afterAll(() => {
  widget.stop()
  hosting.close()
})

const read = (region: Region, agentId: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${widget.url}/widget/${region}-${agentId}.js`, { headers, method })

async function published(region: Region, changes: Record<string, unknown> = {}): Promise<string> {
  const agent = await makeAgent(region)
  await new Writes(region).update(paths.agent(agent.agentId), changes).commit()
  await publishAgent(makePorts(), agent.caller, agent)
  return agent.agentId
}

/** Runs the script on an element of a page and returns what it did to the element. */
function run(text: string, attributes: Record<string, string> = {}, page: object = {}, isModule = false) {
  const script = { dataset: { ...attributes } as Record<string, string>, config: undefined as unknown }
  let wasLaunched = false
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('document', 'window', 'launchAnyAgent', text)(
    { currentScript: isModule ? null : script },
    page,
    () => (wasLaunched = true),
  )
  return { ...script, wasLaunched }
}

describe.each(oneRegion)("an agent's own script in %s", (region) => {
  it('is cached by the CDN for a minute, and revalidates with its ETag', async () => {
    const agentId = await published(region)
    const response = await read(region, agentId)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=60, s-maxage=60, stale-while-revalidate=30, stale-if-error=600',
    )
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const tag = response.headers.get('etag') ?? ''
    expect((await read(region, agentId, { 'if-none-match': `W/${tag}` })).status).toBe(304)
    const bare = await read(region, agentId, {}, 'HEAD')
    expect([bare.status, bare.headers.get('etag'), await bare.text()]).toEqual([200, tag, ''])
    // Without the launcher itself, which has a budget of its own.
    expect(gzipSync(await response.text()).length).toBeLessThan(1_600)
  })

  it('contains the publication, unless the page sets other values', async () => {
    const agentId = await published(region, {
      primaryColor: '#117755',
      placement: 'bottom-left',
      'widgetOptions.consentMode': true,
      'widgetOptions.consentText': 'An AI answers here.',
      'widgetOptions.texts': { en: { openChat: 'Ask </script> us' } },
    })
    const text = await (await read(region, agentId)).text()
    const plain = run(text)
    expect(plain.wasLaunched).toBe(true)
    expect(plain.dataset).toEqual({
      agent: agentId,
      region,
      color: '#117755',
      placement: 'bottom-left',
      label: 'Ask </script> us',
      consent: '',
    })
    expect(plain.config).toMatchObject({ agentId, primaryColor: '#117755', placement: 'bottom-left' })
    const configured = { q: [['configure', { color: '#000000', lang: 'de', consent: false }]] }
    expect(run(text, { placement: 'modal' }, { Parley: configured }).dataset).toMatchObject({
      color: '#000000',
      lang: 'de',
      placement: 'modal',
      consent: '',
    })
    // The page has added this element for another agent.
    const other = run(text, { agent: 'another', region: 'eu' })
    expect(other).toMatchObject({ dataset: { agent: 'another', region: 'eu' }, wasLaunched: true })
    expect(other.config).toBeUndefined()
  })

  it('contains public fields only, and fewer if only some pages may show the agent', async () => {
    const secret = 'canary-of-the-prompt'
    const agentId = await published(region, { 'vgOptions.systemPrompt': secret, title: 'Harbour desk' })
    const text = await (await read(region, agentId)).text()
    expect(text).toContain('Harbour desk')
    expect(text).not.toMatch(new RegExp(`${secret}|ownerID|systemPrompt|secret`, 'i'))
    const guarded = await published(region, {
      title: 'Harbour desk',
      'widgetOptions.allowedOrigins': ['https://shop.example'],
    })
    expect(await (await read(region, guarded)).text()).not.toMatch(/Harbour desk|shop\.example/)
  })

  it('is a 404 for a missing agent, cached only briefly', async () => {
    const response = await read(region, 'a'.repeat(16))
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('public, max-age=10, s-maxage=30')
  })

  it('serves all visitors behind one IP of the CDN, and sessions besides', async () => {
    const agentId = await published(region)
    const edge = { 'x-forwarded-for': '203.0.113.9' }
    const all = await Promise.all(Array.from({ length: 310 }, () => read(region, agentId, edge)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    const body = JSON.stringify({ agentId, region })
    expect((await fetch(`${widget.url}/session`, { method: 'POST', headers: edge, body })).status).toBe(200)
    const more = await Promise.all(Array.from({ length: 291 }, () => read(region, agentId, edge)))
    const refused = more.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [503, 'no-store'],
    ])
    expect((await read(region, await published(region), edge)).status).toBe(200)
  })

  it('leaves label and position to the panel once the launcher is drawn', async () => {
    const agentId = await published(region, {
      placement: 'modal',
      'widgetOptions.texts': { en: { openChat: 'Ask us' } },
    })
    const text = await (await read(region, agentId)).text()
    const served = run(text)
    const launcherSettings = run(text, { label: 'Help' }, { Parley: { placement: 'popup' } })
    expect(served.dataset).toMatchObject({ label: 'Ask us', placement: 'modal' })
    await Promise.resolve()
    expect([served.dataset['label'], served.dataset['placement']]).toEqual([undefined, undefined])
    expect(launcherSettings.dataset).toMatchObject({ label: 'Help', placement: 'popup' })
  })

  it("uses the page's settings for this agent, and ignores invalid ones", async () => {
    const agentId = await published(region)
    const text = await (await read(region, agentId)).text()
    const q = [
      null,
      ['open'],
      ['configure'],
      ['configure', { agent: 'another', color: '#000001' }],
      ['configure', { color: '#000002' }],
      ['configure', { agent: agentId, color: '#000003' }],
    ]
    expect(run(text, {}, { Parley: { q } }).dataset['color']).toBe('#000003')
    expect(run(text, {}, { Parley: { q: q.slice(0, -1) } }).dataset['color']).toBe('#000002')
    const own = run(text).dataset
    expect(run(text, {}, { Parley: { q: q.slice(0, 4) } }).dataset).toEqual(own)
    // `<a id="Parley">` without a script before it.
    const element = { nodeType: 1, host: '', target: '', lang: '' }
    for (const Parley of [element, { q: 'configure' }, { q: [null] }, null, 'x'])
      expect(run(text, {}, { Parley })).toMatchObject({ dataset: own, wasLaunched: true })
    expect(run(text, {}, {}, true).wasLaunched).toBe(true)
  })

  it('leaves a large configuration to a request of the panel', async () => {
    const texts = Object.fromEntries(
      ['en', 'de', 'fr'].map((code) => [
        code,
        Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`text${at}`, 'x'.repeat(190)])),
      ]),
    )
    const agentId = await published(region, { 'widgetOptions.texts': texts })
    const text = await (await read(region, agentId)).text()
    expect(text.length).toBeLessThan(4_000)
    expect(run(text)).toMatchObject({ config: undefined, wasLaunched: true })
  })
})
