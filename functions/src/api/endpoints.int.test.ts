import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, makeAccount, makeAgent, makePorts } from '#test/factories.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { regions, type Region } from '../shared/regions/regions.ts'
import { actionLimitsPerMinute } from '../shared/limits.ts'
import type { SessionReply } from '../shared/widget/widgetApi.ts'
import { agentSchema } from '../shared/agents/agent.ts'
import { paths } from '../shared/paths.ts'
import { Writes } from '../store/commit.ts'
import { readDocument, readQuery } from '../store/documents.ts'
import { renewSecretKey } from '../domain/agents/renewSecretKey.ts'

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

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${widget.url}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'text/plain', ...headers },
  })
const session = async (agentId: string, region: Region, token?: string) =>
  (await (await post('/session', { agentId, region, ...(token && { token }) })).json()) as SessionReply

describe.each(regions)('the widget function in %s', (region) => {
  it("streams an answer from the sandbox's model and resumes the conversation with it", async () => {
    const { agentId } = await makeAgent(region)
    const opened = await session(agentId, region)
    expect(opened.config).toMatchObject({ agentId, title: 'Test agent', version: 1 })
    const response = await post('/message', {
      token: opened.token,
      clientMessageId: randomUUID(),
      text: 'Hello! sandbox:say The kettle is on and the door is open for everybody today.',
    })
    const chunks: string[] = []
    for await (const chunk of response.body!) chunks.push(Buffer.from(chunk).toString('utf8'))
    // No layer between function and browser buffers the whole stream.
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks[0]).not.toContain('"done"')
    const resumed = await session(agentId, region, opened.token)
    expect(resumed.conversationId).toBe(opened.conversationId)
    expect(resumed.messages.map((message) => message.role)).toEqual(['visitor', 'agent'])
    expect(JSON.stringify(resumed)).not.toMatch(/receipt|lease|systemPrompt|ownerID/)
  })

  it('refuses forged passes, and those of another conversation (H-057)', async () => {
    const { agentId } = await makeAgent(region)
    const { token } = await session(agentId, region)
    const [head, payload] = token.split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const forged = `${head}.${payload}.${createHmac('sha256', 'guess').update(`${head}.${payload}`).digest('base64url')}`
    for (const bad of [none, forged, 'x', `${token}x`]) {
      expect((await post('/message', { token: bad, clientMessageId: randomUUID(), text: 'Hi' })).status).toBe(
        401,
      )
    }
  })

  it('allows any origin without credentials (H-059)', async () => {
    const { agentId } = await makeAgent(region)
    const response = await post('/session', { agentId, region }, { origin: 'https://shop.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it.each([
    ['too long', 'x'.repeat(4_001)],
    ['empty', '  '],
    ['a number', 7],
    ['a list', ['x']],
  ])('refuses a text that is %s (H-060)', async (_, text) => {
    const { agentId } = await makeAgent(region)
    const { token } = await session(agentId, region)
    const response = await post('/message', { token, clientMessageId: randomUUID(), text })
    expect(response.status).toBe(400)
  })

  it('refuses bodies that are not JSON or too large (H-060)', async () => {
    expect((await post('/message', '\u0000\u0001')).status).toBe(400)
    expect((await post('/message', JSON.stringify({ token: 'x'.repeat(40_000) }))).status).toBe(400)
  })

  it('responds alike for a missing and an unpublished agent (H-064)', async () => {
    const { caller, workspaceId } = await makeAccount(region)
    const agent = agentSchema.parse({
      ID: 'draftOnlyAgent00',
      ownerID: workspaceId,
      title: 'Draft',
      createdAt: 1,
      lastModified: 1,
    })
    await new Writes(region)
      .set(paths.agent(agent.ID), { ...agent })
      .set(paths.runtime(agent.ID), { ownerID: caller.uid })
      .commit()
    const responses = await Promise.all(
      ['missingAgent0000', agent.ID].map((agentId) => post('/session', { agentId, region })),
    )
    expect(responses.map((response) => response.status)).toEqual([404, 404])
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
  })

  it('refuses an agent id that is too long', async () => {
    expect((await post('/session', { agentId: 'x'.repeat(2_000), region })).status).toBe(400)
  })
})

describe.each(regions)('the REST paths in %s', (region) => {
  it('tell whether to continue and nothing else (H-062)', async () => {
    const { agentId, workspaceId } = await makeAgent(region)
    const credits = await fetch(`${api.url}/public/users/${workspaceId}/check-credits`)
    expect(await credits.json()).toEqual({ continue: true, hasEverPaid: false })
    const usage = await fetch(`${api.url}/v2/public/agents/${agentId}/usage`)
    expect(await usage.json()).toEqual({ data: { shouldContinue: true } })
    const shown = JSON.stringify(await (await fetch(`${api.url}/public/agents/${agentId}`)).json())
    expect(shown).toContain('Test agent')
    expect(shown).not.toContain('customer care')
  })

  it('show an agent only on the pages that its owner has listed', async () => {
    const { agentId } = await agentWith(region, { allowedOrigins: ['https://shop.example'] })
    const from = async (headers: Record<string, string>) =>
      (await fetch(`${api.url}/public/agents/${agentId}`, { headers })).status
    expect(await from({ origin: 'https://shop.example' })).toBe(200)
    expect(await from({ origin: 'https://evil.example' })).toBe(403)
    expect(await from({})).toBe(403)
  })

  it("record a visit without the visitor's identity, and return the number of messages of the month", async () => {
    const { agentId } = await makeAgent(region)
    const note = (body: object, path = agentId) =>
      fetch(`${api.url}/agents/${path}/analytics`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
          'x-forwarded-for': '203.0.113.9',
        },
      })
    expect(
      await (await note({ region, record: 'visit', origin: 'https://shop.example/tables' })).json(),
    ).toEqual({ monthlyMessages: 0 })
    expect((await note({ region }, 'missingAgent0000')).status).toBe(404)
    expect((await note({ region: 'mars' })).status).toBe(400)
    const [visit, ...more] = await readQuery(
      region,
      `voiceglow/${agentId}/visits`,
      z.record(z.string(), z.unknown()),
    )
    expect(more).toEqual([])
    expect(visit?.data).toMatchObject({
      agentId,
      browser: 'Firefox',
      platform: 'Windows',
      country: '',
      page: 'https://shop.example/tables',
    })
    expect(JSON.stringify(visit?.data)).not.toContain('203.0.113.9')
  })

  it('take only the allowed fields of a visit, each once, and return the count without consent (H-061)', async () => {
    const { agentId } = await makeAgent(region)
    const expected = {
      region,
      record: true,
      ts: 1,
      browser: 'Opera',
      platform: 'Linux',
      origin: 'https://shop.example/tables',
      countryCode: 'FR',
      ipAddress: '203.0.113.9',
      monthlyMessages: 77,
    }
    const note = (body: object) =>
      fetch(`${api.url}/agents/${agentId}/analytics`, { method: 'POST', body: JSON.stringify(body) })
    const evil = { browser: '<b>', platform: 'x'.repeat(300), origin: 'javascript:alert(1)' }
    for (const body of [expected, { ...expected, ...evil }, { ...expected, record: false }])
      expect(await (await note(body)).json()).toEqual({ monthlyMessages: 0 })
    const visits = await readQuery(
      region,
      `voiceglow/${agentId}/visits`,
      z.object({ browser: z.string(), at: z.number() }).loose(),
    )
    const [plain, taken, ...more] = visits
      .map(({ data }) => data)
      .toSorted((one, other) => one.browser.localeCompare(other.browser))
    expect(more).toEqual([])
    expect(taken).toMatchObject({
      browser: 'Opera',
      platform: 'Linux',
      origin: 'https://shop.example',
      page: 'https://shop.example/tables',
      country: '',
    })
    expect(plain).toMatchObject({ browser: '', platform: '', origin: '', page: '' })
    expect(taken?.at).toBeGreaterThan(1_700_000_000_000)
    const unread: unknown[] = ['203.0.113.9', 'FR', 77, 1]
    expect(
      visits.flatMap(({ data }) => Object.values(data)).filter((value) => unread.includes(value)),
    ).toEqual([])
  })

  it('refuse a flood of visits from one IP', async () => {
    const { agentId } = await makeAgent(region)
    const statuses = new Set<number>()
    for (let sent = 0; sent <= actionLimitsPerMinute.session; sent++) {
      const response = await fetch(`${api.url}/agents/${agentId}/analytics`, {
        method: 'POST',
        body: JSON.stringify({ region, record: false }),
        headers: { 'x-forwarded-for': '203.0.113.77' },
      })
      statuses.add(response.status)
    }
    expect([...statuses]).toEqual([200, 429])
  })

  it('record no visit before a required consent, and none from a page that is not allowed', async () => {
    const visitsOf = (agentId: string) => readQuery(region, `voiceglow/${agentId}/visits`, z.unknown())
    const note = (agentId: string, headers: Record<string, string> = {}) =>
      fetch(`${api.url}/agents/${agentId}/analytics`, {
        method: 'POST',
        body: JSON.stringify({ region }),
        headers,
      })
    const asking = await agentWith(region, { consentMode: true, consentText: 'Agreed?' })
    expect(await (await note(asking.agentId)).json()).toEqual({ monthlyMessages: 0 })
    expect(await visitsOf(asking.agentId)).toEqual([])
    const atHome = await agentWith(region, { allowedOrigins: ['https://shop.example'] })
    expect((await note(atHome.agentId, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await visitsOf(atHome.agentId)).toEqual([])
    expect((await note(atHome.agentId, { origin: 'https://shop.example' })).status).toBe(200)
    expect(await visitsOf(atHome.agentId)).toHaveLength(1)
  })

  it('list the languages', async () => {
    const response = await (await fetch(`${api.url}/translate`)).json()
    expect(response).toMatchObject({
      languages: expect.arrayContaining([expect.objectContaining({ language: 'ar' })]),
    })
  })

  it('save an agent for the holder of its key alone', async () => {
    const [mine, other] = [await makeAgent(region), await makeAgent(region)]
    const { key } = await renewSecretKey(makePorts(), mine.caller, mine)
    expect(key).toMatch(/^vg_[A-Za-z0-9]{20}$/)
    const save = (agentId: string, bearer: string | undefined, body: object) =>
      fetch(`${api.url}/v2/agents/${agentId}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      })
    expect((await save(mine.agentId, key, { title: 'By key' })).status).toBe(200)
    expect((await readDocument(region, paths.agent(mine.agentId), agentSchema))?.data.title).toBe('By key')
    expect((await save(other.agentId, key, { title: 'By key' })).status).toBe(403)
    expect((await save(mine.agentId, 'vg_wrongwrongwrongwrong', { title: 'x' })).status).toBe(401)
    expect((await save(mine.agentId, undefined, { title: 'x' })).status).toBe(401)
    expect((await save(mine.agentId, 'not-a-token-at-all', { title: 'x' })).status).toBe(401)
    const tooSmall = await save(mine.agentId, key, { vgOptions: { maxChunkSize: 999 } })
    expect({ status: tooSmall.status, body: await tooSmall.json() }).toEqual({
      status: 400,
      body: { error: { code: 'invalid-argument', message: 'Max chunk size must be greater than 1000' } },
    })
    await expect(renewSecretKey(makePorts(), other.caller, mine)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    const next = await renewSecretKey(makePorts(), mine.caller, mine)
    expect((await save(mine.agentId, key, { title: 'By the old key' })).status).toBe(401)
    expect((await save(mine.agentId, next.key, { title: 'By the new key' })).status).toBe(200)
    const audit = await readQuery(region, 'audit', z.looseObject({ agentId: z.string() }))
    expect(audit.filter(({ data }) => data.agentId === mine.agentId)).toHaveLength(2)
    expect(JSON.stringify(audit)).not.toContain(next.key)
  })
})
