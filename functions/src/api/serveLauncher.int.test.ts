import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '../../test/emulator.ts'
import { makeAgent, makePorts } from '../../test/factories.ts'
import { oneRegion } from '../../test/oneRegion.ts'
import { serveFunction } from '../../test/serve.ts'
import { publishAgent } from '../domain/agents/publishAgent.ts'
import { paths } from '../shared/paths.ts'
import type { Region } from '../shared/regions.ts'
import { Writes } from '../store/commit.ts'

/** What Hosting serves as the launcher of every agent. */
const launcher = 'launchAnyAgent()'
let hosting: Server
let widget: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  await clearDatabases()
  hosting = createServer((_request, response) => response.end(launcher)).listen(0, '127.0.0.1')
  await once(hosting, 'listening')
  const address = hosting.address()
  if (typeof address !== 'object' || !address) throw new Error('The launcher could not be served')
  process.env['WEB_ORIGIN'] = `http://127.0.0.1:${address.port}`
  widget = await serveFunction('widget', (await import('../index.ts')).widget)
})
afterAll(() => {
  widget.stop()
  hosting.close()
})

const read = (region: Region, agentId: string, headers: Record<string, string> = {}) =>
  fetch(`${widget.url}/widget/${region}-${agentId}.js`, { headers })

async function published(region: Region, changes: Record<string, unknown> = {}): Promise<string> {
  const agent = await makeAgent(region)
  await new Writes(region).update(paths.agent(agent.agentId), changes).commit()
  await publishAgent(makePorts(), agent.caller, agent)
  return agent.agentId
}

/** Runs the script on an element of a page; answers what the element says then. */
function run(text: string, attributes: Record<string, string> = {}, page: object = {}) {
  const script = { dataset: { ...attributes } as Record<string, string>, config: undefined as unknown }
  let wasLaunched = false
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('document', 'window', 'launchAnyAgent', text)(
    { currentScript: script },
    page,
    () => (wasLaunched = true),
  )
  return { ...script, wasLaunched }
}

describe.each(oneRegion)("an agent's own script in %s", (region) => {
  it('is kept by the edge for a minute, and answers briefly to who has it', async () => {
    const agentId = await published(region)
    const response = await read(region, agentId)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
    )
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const tag = response.headers.get('etag') ?? ''
    expect((await read(region, agentId, { 'if-none-match': `W/${tag}` })).status).toBe(304)
    // Beside the launcher itself, which has a budget of its own.
    expect(gzipSync(await response.text()).length).toBeLessThan(1_600)
  })

  it('says what is published, unless the page says otherwise', async () => {
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
    // Added by the page for another agent, of which this script knows nothing.
    const other = run(text, { agent: 'another', region: 'eu' })
    expect(other).toMatchObject({ dataset: { agent: 'another', region: 'eu' }, wasLaunched: true })
    expect(other.config).toBeUndefined()
  })

  it('tells nothing that visitors may not know, and less where only some pages may show the agent', async () => {
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

  it('is none for an agent that is not there, and that is asked again soon', async () => {
    const response = await read(region, 'a'.repeat(16))
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60')
  })
})
