import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../listenForTest.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>

beforeAll(async () => void (sandbox = await listenForTest()))
afterAll(() => sandbox[Symbol.asyncDispose]())

const send = (message: object, authorization = 'Bearer owner') =>
  fetch(`${sandbox.url}/fcm/v1/projects/demo/messages:send`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  })

describe('the stand-in for FCM', () => {
  it('keeps sent notifications, and refuses the tokens of browsers that are gone', async () => {
    const data = { title: 'Somebody waits', url: '/app' }
    expect(await (await send({ token: 'browser-1', data })).json()).toMatchObject({
      name: expect.stringMatching(/^projects\/demo\/messages\/./) as string,
    })
    expect((await send({ token: 'gone-1', data })).status).toBe(404)
    expect((await send({ token: 'browser-1', data }, '')).status).toBe(401)
    expect((await send({ token: 'browser-1', data: { count: 1 } })).status).toBe(400)
    const sent = await fetch(`${sandbox.url}/fcm/sent.json`)
    expect(await sent.json()).toEqual([{ token: 'browser-1', data }])
  })
})
