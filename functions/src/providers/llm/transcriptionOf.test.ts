import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listenForTest } from '../../../../sandbox/listenForTest.ts'
import { oggOf } from '#test/channels/oggOf.ts'
import { transcriptionOf } from './transcriptionOf.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
beforeAll(async () => {
  sandbox = await listenForTest()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await sandbox[Symbol.asyncDispose]()
})

describe('transcriptionOf', () => {
  const server = () => ({ baseUrl: `${sandbox.url}/llm/v1`, key: 'sandbox', model: 'gpt-4o-mini-transcribe' })
  const note = { name: 'voice.oga', type: 'audio/ogg', content: oggOf(3, 'sandbox:heard Do you ship?\n') }
  const signal = () => AbortSignal.timeout(5_000)

  it('transcribes a recording', async () => {
    expect(await transcriptionOf(server())(note, signal())).toBe('Do you ship?')
  })

  it('throws `unavailable` when the vendor refuses, is down, or times out', async () => {
    const unavailable = { code: 'unavailable' }
    const empty = { ...note, content: Buffer.alloc(0) }
    await expect(transcriptionOf(server())(empty, signal())).rejects.toMatchObject(unavailable)
    const nowhere = { ...server(), baseUrl: 'http://127.0.0.1:9/v1' }
    await expect(transcriptionOf(nowhere)(note, signal())).rejects.toMatchObject(unavailable)
    await expect(transcriptionOf(server())(note, AbortSignal.abort())).rejects.toMatchObject(unavailable)
  })
})
