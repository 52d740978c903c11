import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

/** A fake Firestore with scripted responses; without one it has no documents and accepts every write. */
let responders: ((response: http.ServerResponse) => void)[] = []
let requestCount = 0
const server = http.createServer((request, response) => {
  request.resume().on('end', () => {
    requestCount++
    const usual = request.url?.endsWith(':commit')
      ? { writeResults: [{ updateTime: 'written' }], commitTime: 'later' }
      : [{ missing: 'x' }]
    const respond = responders.shift() ?? ((to) => to.end(JSON.stringify(usual)))
    respond(response)
  })
})
const refuses = (status: number, name: string) => (response: http.ServerResponse) => {
  response.writeHead(status).end(JSON.stringify({ error: { status: name, message: '' } }))
}
const loses = (response: http.ServerResponse) => void response.destroy()
/** Waits until the client has noticed too. */
const closeConnections = async () => {
  server.closeAllConnections()
  await sleep(50)
}
const firestore = (...script: typeof responders) => {
  responders = script
  requestCount = 0
}

const loadStore = async () => ({ ...(await import('./commit.ts')), ...(await import('./documents.ts')) })
let store: Awaited<ReturnType<typeof loadStore>>
const commit = () => new store.Writes('na').update('a/b', { x: 1 }).commit()
const read = () => store.readDocument('na', 'a/b', z.unknown())

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`)
  vi.resetModules()
  store = await loadStore()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  vi.unstubAllEnvs()
})

describe('a request to Firestore', () => {
  it('is retried when Firestore is temporarily unavailable', async () => {
    firestore(refuses(503, 'UNAVAILABLE'), refuses(429, 'RESOURCE_EXHAUSTED'))
    expect(await read()).toBeUndefined()
    expect(requestCount).toBe(3)
    firestore((response) => void response.writeHead(503).end('<html>busy</html>'))
    expect(await commit()).toBe('written')
    expect(requestCount).toBe(2)
  })

  it('is given up after five attempts', async () => {
    firestore(...Array.from({ length: 9 }, () => refuses(503, 'UNAVAILABLE')))
    await expect(commit()).rejects.toMatchObject({ status: 'UNAVAILABLE' })
    expect(requestCount).toBe(5)
  })

  it.each([
    ['ALREADY_EXISTS', 'exists'],
    ['ABORTED', 'changed'],
    ['FAILED_PRECONDITION', 'changed'],
    ['NOT_FOUND', 'changed'],
  ])('reports %s as a conflict without a retry', async (name, kind) => {
    firestore(refuses(409, name))
    await expect(commit()).rejects.toMatchObject({ kind })
    expect(requestCount).toBe(1)
  })

  it('is unsure, not refused, when a commit conflicts after an unavailable response that may have committed', async () => {
    firestore(refuses(503, 'UNAVAILABLE'), refuses(400, 'FAILED_PRECONDITION'))
    await expect(commit()).rejects.toMatchObject({ status: 'UNAVAILABLE' })
    firestore(refuses(429, 'RESOURCE_EXHAUSTED'), refuses(400, 'FAILED_PRECONDITION'))
    await expect(commit()).rejects.toMatchObject({ kind: 'changed' })
  })

  it('does not take a missing database for a missing document', async () => {
    firestore(refuses(404, 'NOT_FOUND'))
    await expect(read()).rejects.toMatchObject({ status: 'NOT_FOUND' })
  })

  it('is retried when a read lost its response', async () => {
    firestore(loses)
    expect(await read()).toBeUndefined()
    expect(requestCount).toBe(2)
  })

  it.each(['a new connection', 'a kept connection'])(
    'is not retried when a commit lost its response on %s, because it may have happened',
    async (connection) => {
      if (connection === 'a kept connection') await commit()
      else await closeConnections()
      firestore(loses)
      const error: unknown = await commit().catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(store.Conflict)
      expect(requestCount).toBe(1)
    },
  )
})
