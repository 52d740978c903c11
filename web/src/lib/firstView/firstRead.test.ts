import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFields, readFieldsOfList } from './firstRead.ts'

const getIdToken = vi.fn((isRenewed: boolean) => Promise.resolve(isRenewed ? 'renewed' : 'token'))
vi.mock('../firebase.ts', () => ({
  auth: { currentUser: { getIdToken: (isRenewed: boolean) => getIdToken(isRenewed) } },
}))

const send = vi.fn<typeof fetch>()
beforeEach(() => {
  send.mockReset()
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const respond = (body: unknown, status = 200) => send.mockResolvedValueOnce(Response.json(body, { status }))
const location = { region: 'eu', path: 'access/ann' } as const
const list = {
  region: 'na',
  path: 'voiceglow',
  filters: [['ownerID', 'ann']],
  newestBy: 'lastModified',
  count: 100,
} as const

describe('reading by REST', () => {
  it('reads from the region’s own database as the signed-in person', async () => {
    respond([{ found: { fields: { kind: { stringValue: 'user' } } } }])
    expect(await readFields(location)).toEqual({ kind: 'user' })
    const [url, request] = send.mock.calls[0] ?? []
    expect(url).toBe(
      'http://127.0.0.1:8080/v1/projects/demo-parley/databases/voiceglow-eu/documents:batchGet',
    )
    expect(request?.headers).toEqual({ Authorization: 'Bearer token' })
    expect(request?.body).toBe(
      '{"documents":["projects/demo-parley/databases/voiceglow-eu/documents/access/ann"]}',
    )
  })

  it('returns null for a missing document, and no entries for an empty list', async () => {
    respond([{ missing: 'projects/demo-parley/databases/voiceglow-eu/documents/access/ann' }])
    expect(await readFields(location)).toBeNull()
    respond([{ readTime: '2026-11-21T17:00:00Z' }])
    expect(await readFieldsOfList(list)).toEqual([])
  })

  it('reads a list in the order of the response', async () => {
    respond([
      { document: { fields: { ID: { stringValue: 'b' } } } },
      { document: { fields: { ID: { stringValue: 'a' } } } },
    ])
    expect(await readFieldsOfList(list)).toEqual([{ ID: 'b' }, { ID: 'a' }])
  })

  it('throws the errors of the SDK when a read is refused or the server does not respond', async () => {
    respond([{ error: { code: 403, status: 'PERMISSION_DENIED' } }], 403)
    await expect(readFieldsOfList(list)).rejects.toMatchObject({ code: 'permission-denied' })
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(readFields(location)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('renews a refused token once', async () => {
    respond({ error: { code: 401, status: 'UNAUTHENTICATED' } }, 401)
    respond([{ found: { fields: {} } }])
    expect(await readFields(location)).toEqual({})
    expect(send.mock.calls[1]?.[1]?.headers).toEqual({ Authorization: 'Bearer renewed' })
  })
})
