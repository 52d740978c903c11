import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'

const bundle = `
const deployed = (handler, endpoint) => Object.assign(handler, { __endpoint: { region: ['here', 'there'], ...endpoint } })
export const echo = deployed((request, response) =>
  response.json({ url: request.url, path: request.path, raw: request.rawBody?.toString('utf8') }))
export const slow = deployed(async (request, response) => {
  response.write('first ')
  await new Promise((resolve) => setTimeout(resolve, 400))
  response.end('last')
})
export const sweep = deployed((request, response) => response.send('swept'), { scheduleTrigger: { schedule: 'every 5 minutes' } })
let tries = 0
const released = Promise.withResolvers()
export const tried = deployed((request, response) => response.json(tries))
export const follow = deployed(async (event) => {
  if (event.document === 'bad/1' && ++tries < 2) throw new Error('This event fails once')
  if (event.document === 'slow/1') await released.promise.then(() => (tries += 10))
  if (event.document === 'quick/1') released.resolve()
}, { eventTrigger: { eventType: 'written', retry: true } })
export const helper = () => undefined
`
let host

/** Serves the bundle on a free port and waits until it responds. */
async function serve() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  const file = join(mkdtempSync(join(tmpdir(), 'functions-')), 'index.mjs')
  writeFileSync(file, bundle)
  const program = join(import.meta.dirname, 'serveFunctions.mjs')
  host = spawn(process.execPath, [program, pathToFileURL(file).href, String(port), 'demo'])
  const origin = `http://127.0.0.1:${port}`
  const { backends } = await vi.waitUntil(
    () =>
      fetch(`${origin}/backends`).then(
        (response) => response.json(),
        () => undefined,
      ),
    { timeout: 8_000 },
  )
  return { origin, found: backends.flatMap(({ functionTriggers }) => functionTriggers) }
}

afterEach(() => host.kill('SIGKILL'))

describe('serveFunctions', { timeout: 20_000 }, () => {
  it('serves functions at the URLs of the functions emulator, each with its own paths', async () => {
    const { origin, found } = await serve()
    expect(found).toHaveLength(10)
    expect(found).toContainEqual(expect.objectContaining({ id: 'there-echo', region: 'there', name: 'echo' }))
    const post = (path) => fetch(origin + path, { method: 'POST', body: '{"a":1}' })
    expect(await (await post('/demo/there/echo/deep/er?b=2')).json()).toEqual({
      url: '/deep/er?b=2',
      path: '/deep/er',
      raw: '{"a":1}',
    })
    expect(await (await post('/demo/here/echo')).json()).toMatchObject({ url: '/' })
    const schedule = found.find(({ id }) => id === 'here-sweep')
    expect(schedule.schedule).toEqual({ schedule: 'every 5 minutes' })
    expect(await (await post('/functions/projects/demo/triggers/here-sweep-0')).text()).toBe('swept')
    for (const path of ['/demo/elsewhere/echo', '/demo/here/helper', '/demo/here/follow', '/other/here/echo'])
      expect((await post(path)).status).toBe(404)
  })

  it('passes events of the database to their functions, tries one again that has failed, and waits for none', async () => {
    const { origin } = await serve()
    const send = async (headers, body) =>
      (
        await fetch(`${origin}/functions/projects/demo/triggers/there-follow-0`, {
          method: 'POST',
          headers: { 'content-type': 'application/protobuf', ...headers },
          body,
        })
      ).status
    const attributes = { 'ce-specversion': '1.0', 'ce-type': 'written', 'ce-source': 'test', 'ce-id': '1' }
    expect(await send({ ...attributes, 'ce-document': 'good/1' }, 'x')).toBe(200)
    const tries = async () => (await fetch(`${origin}/demo/here/tried`)).json()
    expect(await send({ ...attributes, 'ce-document': 'bad/1' }, 'x')).toBe(200)
    await vi.waitUntil(async () => (await tries()) === 2, { timeout: 8_000 })
    expect(await send({ ...attributes, 'ce-document': 'slow/1' }, 'x')).toBe(200)
    expect(await send({ ...attributes, 'ce-document': 'quick/1' }, 'x')).toBe(200)
    await vi.waitUntil(async () => (await tries()) === 12, { timeout: 8_000 })
    expect(await send({}, JSON.stringify({ document: 'good/1' }))).toBe(200)
  })

  it('finishes responses when the process is asked to end', async () => {
    const { origin } = await serve()
    const response = await fetch(`${origin}/demo/here/slow`)
    const reader = response.body.getReader()
    await reader.read()
    const isOver = once(host, 'exit')
    host.kill('SIGINT')
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value)).toBe('last')
    expect(await isOver).toEqual([0, null])
    await expect(fetch(`${origin}/demo/here/echo`)).rejects.toThrow('fetch failed')
  })
})
