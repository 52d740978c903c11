import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isEmulatorMode } from './isEmulatorMode.ts'
import { listenForTest } from './listenForTest.ts'

describe('the sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof listenForTest>>
  beforeAll(async () => {
    sandbox = await listenForTest()
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  it('refuses to start outside emulator mode', async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    const child = spawn(process.execPath, [main], { env: {}, stdio: 'ignore' })
    expect(await once(child, 'exit')).toEqual([1, null])
  })

  it.each([
    [{}, false],
    [{ PARLEY_EMULATOR: '0' }, false],
    [{ PARLEY_EMULATOR: '1' }, true],
    [{ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, true],
  ])('treats %j as emulator mode: %s', (environment, expected) => {
    expect(isEmulatorMode(environment)).toBe(expected)
  })

  it('refuses a request whose Host header is not a name of the sandbox', async () => {
    const { port } = new URL(sandbox.url)
    const status = await new Promise((resolve) => {
      request({ port, host: '127.0.0.1', headers: { host: 'evil.example' } }, (response) =>
        resolve(response.statusCode),
      ).end()
    })
    expect(status).toBe(421)
  })

  it('shows an email with its markup escaped and its HTML in a frame without scripts', async () => {
    await fetch(`${sandbox.url}/resend/emails`, {
      method: 'POST',
      headers: { authorization: 'Bearer re_test' },
      body: JSON.stringify({
        from: 'a@b.example',
        to: 'c@d.example',
        subject: '<i>Hi</i>',
        html: '<script>alert("x")</script>',
      }),
    })
    const page = await fetch(`${sandbox.url}/inbox`).then((response) => response.text())
    expect(page).toContain('&lt;i&gt;Hi&lt;/i&gt;')
    expect(page).not.toContain('<script>')
    expect(page).toMatch(/<iframe sandbox="(?!.*allow-scripts)/)
  })

  it('lists the latest requests on the overview page', async () => {
    await fetch(`${sandbox.url}/llm/v1/models`)
    const page = await fetch(sandbox.url).then((response) => response.text())
    expect(page).toContain('GET /llm/v1/models')
  })
})
