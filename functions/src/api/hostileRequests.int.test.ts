import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'

type Served = Awaited<ReturnType<typeof serveFunction>>
let widget: Served
let api: Served
let agents: Served
beforeAll(async () => {
  await clearDatabases()
  const deployed = await import('../index.ts')
  widget = await serveFunction('widget', deployed.widget)
  api = await serveFunction('api', deployed.api)
  agents = await serveFunction('agents', deployed.agents)
})
afterAll(() => {
  widget.stop()
  api.stop()
  agents.stop()
})

/** Nested lists. */
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
/** Nested maps. */
const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)
const post = async (url: string, body: string, headers: Record<string, string>) => {
  const response = await fetch(url, { method: 'POST', body, headers })
  await response.text()
  return response.status
}

describe('a hostile request', () => {
  const json = { 'content-type': 'application/json' }
  const bearer = { ...json, authorization: 'Bearer vg_aaaaaaaaaaaaaaaaaaaa' }
  const endpoints: [string, () => string, Record<string, string>, (value: string) => string][] = [
    [
      'widget',
      () => `${widget.url}/session`,
      { 'content-type': 'text/plain' },
      (value) => `{"agentId":${value}}`,
    ],
    ['widget', () => `${widget.url}/session`, json, (value) => `{"agentId":${value}}`],
    ['agent', () => `${api.url}/v2/agents/someAgent0000000`, bearer, (value) => `{"title":${value}}`],
    ['billing', () => `${api.url}/stripe/get-user-data`, bearer, (value) => `{"userId":${value}}`],
    ['callable', () => agents.url, json, (value) => `{"data":{"procedure":"publishAgent","input":${value}}}`],
    ['callable', () => agents.url, json, (value) => `{"data":${value}}`],
  ]

  it.each(endpoints)(
    'gets 400 or 401 from the %s endpoint when it is nested too deep',
    async (_, url, headers, body) => {
      for (const value of [deep(5_000), nested(5_000), deep(200_000), nested(100_000)])
        expect([400, 401]).toContain(await post(url(), body(value), headers))
    },
  )

  it.each(endpoints)('is refused unread by the %s endpoint when it has 30 MB', async (_, url, headers) => {
    const parse = vi.spyOn(JSON, 'parse')
    const bomb = `[${'[],'.repeat(10_000_000)}[]]`
    expect([400, 401]).toContain(await post(url(), bomb, headers))
    expect(Math.max(0, ...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(100_000)
    parse.mockRestore()
  })

  it.each(endpoints)('is refused by the %s endpoint before it is decompressed', async (_, url, headers) => {
    const parse = vi.spyOn(JSON, 'parse')
    const body = gzipSync(`[${'[],'.repeat(1_000_000)}[]]`)
    const response = await fetch(url(), {
      method: 'POST',
      body,
      headers: { ...headers, 'content-encoding': 'gzip' },
    })
    await response.text()
    expect([400, 401]).toContain(response.status)
    expect(Math.max(0, ...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(100_000)
    parse.mockRestore()
  })

  it('is refused when its body does not declare its length', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"agentId":"someAgent0000000","region":"na"}'))
        controller.close()
      },
    })
    const response = await fetch(`${widget.url}/session`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: json,
    })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('too large')])
  })

  it.each([['__proto__'], ['__agent__'], ['__x__x__']])(
    "gets a status below 500 when the agent's id is %s",
    async (id) => {
      for (const [url, body] of [
        [`${api.url}/v2/agents/${id}`, '{"title":"x"}'],
        [`${api.url}/agents/${id}/analytics`, '{"region":"na"}'],
        [`${widget.url}/session`, JSON.stringify({ agentId: id, region: 'na' })],
        [
          agents.url,
          JSON.stringify({ data: { procedure: 'publishAgent', input: { region: 'na', agentId: id } } }),
        ],
      ] as const)
        expect(await post(url, body, bearer)).toBeLessThan(500)
      for (const path of [
        `public/agents/${id}`,
        `public/users/${id}/check-credits`,
        `v2/public/agents/${id}/usage`,
      ])
        expect((await fetch(`${api.url}/${path}`)).status).toBe(400)
    },
  )
})
