import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import type { SessionReply } from '../shared/widget/widgetApi.ts'

let widget: Awaited<ReturnType<typeof serveFunction>>
let api: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  await clearDatabases()
  const deployed = await import('../index.ts')
  widget = await serveFunction('widget', deployed.widget)
  api = await serveFunction('api', deployed.api)
})
afterAll(() => {
  widget.stop()
  api.stop()
})

const from = (ip: string) => ({ 'x-forwarded-for': ip })

describe.each(oneRegion)('a stranger in %s', (region) => {
  it.each([
    ['check-credits', (ids: { workspaceId: string }) => `public/users/${ids.workspaceId}/check-credits`],
    ['usage', (ids: { agentId: string }) => `v2/public/agents/${ids.agentId}/usage`],
    ['public/agents', (ids: { agentId: string }) => `public/agents/${ids.agentId}`],
  ])('limits %s to ninety requests a minute for each IP', async (name, pathOf) => {
    const path = pathOf(await makeAgent(region))
    const ip = `203.0.113.${name.length}`
    const ask = async (where: string) => (await fetch(`${api.url}/${path}`, { headers: from(where) })).status
    const statuses = []
    for (let count = 0; count < 91; count++) statuses.push(await ask(ip))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(await ask('203.0.113.200')).toBe(200)
  })

  it(
    'holds at most sixty streams open from one IP and four of one conversation',
    { timeout: 30_000 },
    async () => {
      const { agentId } = await makeAgent(region)
      const ip = region === 'na' ? '198.51.100.1' : '198.51.100.2'
      const done = new AbortController()
      const listen = async (token: string, where = ip) => {
        const response = await fetch(`${widget.url}/listen`, {
          method: 'POST',
          body: JSON.stringify({ token, since: 0 }),
          headers: from(where),
          signal: done.signal,
        })
        return response
      }
      const tokens = await Promise.all(
        Array.from({ length: 16 }, async (_, index) => {
          const response = await fetch(`${widget.url}/session`, {
            method: 'POST',
            body: JSON.stringify({ agentId, region }),
            headers: from(`192.0.2.${index}`),
          })
          return ((await response.json()) as SessionReply).token
        }),
      )
      // An open stream sends nothing before an event; refused ones respond at once, in any order.
      const refused: number[] = []
      const opening = tokens.flatMap((token) =>
        Array.from({ length: 4 }, () => listen(token).then(({ status }) => refused.push(status))),
      )
      await vi.waitFor(() => expect(refused).toHaveLength(4), { timeout: 20_000 })
      expect(refused).toEqual([429, 429, 429, 429])
      done.abort()
      await Promise.allSettled(opening)
    },
  )
})
