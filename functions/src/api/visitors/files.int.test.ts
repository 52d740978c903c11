import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { signUp } from '#test/agency/signUp.ts'
import { serveTaskQueue } from '#test/serving/serveTaskQueue.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { fileNameHeader, streamedFileType } from '../../shared/chat/streamedFileType.ts'
import { addKnowledgeFile } from '../../domain/knowledge/sources/addKnowledgeFile.ts'
import { ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { knowledgeFolder, uploadPath } from '../../domain/knowledge/sources/knowledgePaths.ts'
import { listFiles, readFile } from '../../store/files.ts'

type Served = Awaited<ReturnType<typeof serveFunction>>
type Person = Awaited<ReturnType<typeof signUp>>
let files: Served
let queue: Awaited<ReturnType<typeof serveTaskQueue>>
let ann: Person
let ben: Person
beforeAll(async () => {
  await clearDatabases()
  queue = await serveTaskQueue()
  const deployed = await import('../../index.ts')
  files = await serveFunction('files', deployed.files)
  ann = await signUp('eu')
  ben = await signUp('eu')
})
afterAll(() => {
  files.stop()
  queue.stop()
})

function urlOf(person: Person): string {
  const query = new URLSearchParams({ region: 'eu', agentId: person.agentId })
  return `${files.url}/knowledge?${query.toString()}`
}

async function upload(
  person: Person,
  { filename = 'a.txt', content = Buffer.from('The cat is called Minka.'), token = ann.token, headers = {} },
) {
  const response = await fetch(urlOf(person), {
    method: 'POST',
    body: new Uint8Array(content),
    headers: {
      'content-type': streamedFileType,
      [fileNameHeader]: encodeURIComponent(filename),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}

const uploads = (person: Person) => listFiles('eu', `${knowledgeFolder(person.agentId)}uploads/`)

describe('the endpoint of knowledge files', () => {
  it('accepts 25 MB, and returns them to members alone', async () => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(24_999_991)])
    const { status, body } = await upload(ann, { filename: 'big.pdf', content })
    expect(status).toBe(200)
    expect(body).toMatchObject({ url: '', filename: 'big.pdf', sizeKB: 25_000 })
    const stored = await readFile('eu', uploadPath(ann.agentId, String(body['id'])))
    expect(stored?.equals(content)).toBe(true)
    await addKnowledgeFile(makePorts(), ann.caller, {
      region: 'eu',
      agentId: ann.agentId,
      fileId: String(body['id']),
      title: 'Größe.pdf',
    })
    const query = new URLSearchParams({ region: 'eu', agentId: ann.agentId, sourceId: String(body['id']) })
    const get = (token: string) =>
      fetch(`${files.url}/knowledge?${query.toString()}`, { headers: { authorization: `Bearer ${token}` } })
    const response = await get(ann.token)
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf",
    )
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
    expect((await get(ben.token)).status).toBe(403)
  }, 30_000)

  it.each([
    ['without a token', { token: '' }, 401],
    ['with a token that is none', { token: 'x'.repeat(40) }, 401],
    ['of another kind than its name says', { content: Buffer.from('%PDF-1.7'), filename: 'a.txt' }, 400],
    ['of a kind that is not taken', { filename: 'a.exe' }, 400],
    ['in an old format', { filename: 'a.xls' }, 400],
    ['that is empty', { content: Buffer.alloc(0) }, 400],
    ['that does not say that it is one', { headers: { 'content-type': 'application/pdf' } }, 413],
    ['that is packed', { headers: { 'content-encoding': 'gzip' } }, 413],
    ['of one byte too many', { content: Buffer.alloc(25_000_001, 'a') }, 413],
  ])('refuses a file %s and stores nothing', async (_, file, status) => {
    const before = await uploads(ann)
    expect((await upload(ann, file)).status).toBe(status)
    expect(await uploads(ann)).toEqual(before)
  })

  it("refuses a file for another tenant's agent and for a missing one alike", async () => {
    const foreign = await upload(ben, { token: ann.token })
    const missing = await upload({ ...ann, agentId: 'missing-agent' }, { token: ann.token })
    expect(foreign.status).toBe(403)
    expect(foreign.body).toEqual(missing.body)
    expect(await uploads(ben)).toEqual([])
  })
})

describe('the endpoint of exported agents', () => {
  const send = async (person: Person, token: string, content: Buffer) => {
    const query = new URLSearchParams({ region: 'eu', workspaceId: person.workspaceId })
    const response = await fetch(`${files.url}/template?${query.toString()}`, {
      method: 'POST',
      body: new Uint8Array(content),
      headers: { 'content-type': streamedFileType, authorization: `Bearer ${token}` },
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  it('accepts 10 MB from members of the workspace, and no byte more', async () => {
    const { status, body } = await send(ann, ann.token, Buffer.alloc(10_000_000, ' '))
    expect(status).toBe(200)
    expect(body).toEqual({ id: expect.any(String) })
    expect(await send(ann, ann.token, Buffer.alloc(10_000_001, ' '))).toMatchObject({
      status: 413,
      body: { error: { fields: { file: 'Max size: 10 MBs' } } },
    })
    expect((await send(ann, ben.token, Buffer.from('{}'))).status).toBe(403)
    expect((await send(ann, 'x'.repeat(40), Buffer.from('{}'))).status).toBe(401)
  })
})

describe('the endpoint of reply files', () => {
  it('accepts a file for a conversation that its sender may answer, and returns its pass', async () => {
    const engine = makeEngine()
    const claims = makeClaims(ann)
    await ask(engine, claims, 'Is anybody there?')
    await engine.flush()
    const { conversationId } = claims
    const send = async (token: string, content: Buffer, filename = 'plan.txt') => {
      const query = new URLSearchParams({ region: 'eu', agentId: ann.agentId, conversationId })
      const response = await fetch(`${files.url}/reply?${query.toString()}`, {
        method: 'POST',
        body: new Uint8Array(content),
        headers: {
          'content-type': streamedFileType,
          [fileNameHeader]: encodeURIComponent(filename),
          authorization: `Bearer ${token}`,
        },
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const words = Buffer.from('Two tables')
    expect(await send(ann.token, words)).toEqual({
      status: 200,
      body: { id: expect.any(String), name: 'plan.txt', sizeKB: 0.01, url: expect.stringMatching(/^http/) },
    })
    expect((await send(ben.token, words)).status).toBe(403)
    expect((await send('x'.repeat(40), words)).status).toBe(401)
    expect(await send(ann.token, Buffer.alloc(1_000_001, 'a'))).toMatchObject({
      status: 413,
      body: { error: { said: { key: 'maxSize' } } },
    })
    expect((await send(ann.token, words, 'plan.exe')).status).toBe(400)
    expect((await send(ann.token, words, '')).status).toBe(400)
    expect((await send(ann.token, words, 'Grüße.txt')).body).toMatchObject({ name: 'Grüße.txt' })
  })
})
