import { beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { safeFetch } from '../../../providers/fetch/safeFetch.ts'
import { mcpServerSchema, type McpChoice } from '../../../shared/tools/mcp.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { deleteCredential } from '../tools/credentials/deleteCredential.ts'
import { saveCredential } from '../tools/credentials/saveCredential.ts'
import { ToolCache } from '../tools/ToolCache.ts'
import { toolRunner } from '../tools/toolRunner.ts'
import { deleteMcpServer, saveMcpServer } from './saveMcpServer.ts'

beforeAll(clearDatabases)

const stockChoice: McpChoice = { name: 'stock', isOn: true, effect: 'read', confirm: 'no' }
const reserveChoice: McpChoice = { name: 'reserve', isOn: true, effect: 'change', confirm: 'visitor' }

async function makeWorld(region: Region) {
  const { caller, workspaceId } = await makeAccount(region)
  const ref = { region, workspaceId }
  const sandbox = await listenForTest()
  const port = Number(new URL(sandbox.url).port)
  const host = `mcp-${workspaceId.slice(0, 8).toLowerCase()}.localhost:${port}`
  const clock = { now: Date.now() }
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port })
  const ports = makePorts({ now: () => clock.now, web })
  const { credentialId } = await saveCredential(ports, caller, {
    ...ref,
    seq: 0,
    credential: { name: 'Stock', kind: 'bearer', field: '', hosts: [host] },
    secret: 'mcp-a-long-secret-4711',
  })
  const server = { name: 'Stock', address: `http://${host}/mcp`, credentialId, functions: [] }
  const save = (changes: object, seq = 0, serverId?: string) =>
    saveMcpServer(ports, caller, { ...ref, serverId, seq, server: { ...server, ...changes } })
  const read = async (id: string) =>
    (await readDocument(region, paths.mcpServer(workspaceId, id), mcpServerSchema))?.data
  const call = async (id: string, name: string, values: object, key = '') => {
    const [tool] = (await new ToolCache(ports).loadTools(region, workspaceId, [`mcp.${id}`])).filter(
      (one) => one.name === name,
    )
    if (!tool) return undefined
    const { ended, answer } = await toolRunner(ports)({
      ...ref,
      tool,
      arguments: JSON.stringify(values),
      key,
      signal: new AbortController().signal,
      conversation: { region, agentId: 'agent1', conversationId: 'talk1' },
      visitor: { id: '', provedId: '', language: 'en', timeZone: '', isTest: false },
    })
    return { ended, answer }
  }
  const at = (path: string, method: 'GET' | 'POST' = 'GET') =>
    web.request(new URL(`http://${host}${path}`), { host, method, headers: {} })
  const received = async () => {
    const answer = await at('/came')
    return answer.refusal ?? JSON.parse(answer.content.toString())
  }
  return { received, caller, ref, ports, clock, credentialId, save, read, call, at }
}

describe.each(oneRegion)('a server of MCP in %s', (region) => {
  it('reads functions when it is saved; none is enabled until a person enables it', async () => {
    const { save, read, call } = await makeWorld(region)
    const { serverId } = await save({})
    expect((await read(serverId))?.functions).toMatchObject([
      { name: 'stock', isOn: false, effect: 'read', confirm: 'no', state: 'new' },
      { name: 'reserve', isOn: false, effect: 'change', confirm: 'visitor', state: 'new' },
    ])
    expect(await call(serverId, 'stock', { article: 'Oar' })).toBeUndefined()
    await save({ functions: [stockChoice] }, 1, serverId)
    expect(await call(serverId, 'stock', { article: 'Oar' })).toEqual({
      ended: 'ok',
      answer: 'Oar: 3 pieces',
    })
  })

  it('sends changing calls with their key, and the credential to its own host only', async () => {
    const { save, call, received, ports, caller, ref, credentialId } = await makeWorld(region)
    const { serverId } = await save({})
    await save({ functions: [stockChoice, reserveChoice] }, 1, serverId)
    const reserved = await call(serverId, 'reserve', { article: 'Oar', pieces: 2 }, 'run-1')
    expect(reserved).toEqual({ ended: 'ok', answer: 'Reserved 2 of Oar.' })
    expect(await received()).toEqual([{ article: 'Oar', pieces: 2, key: 'run-1' }])
    await expect(save({ address: 'http://mcp-other.localhost:1/mcp' }, 2, serverId)).rejects.toMatchObject({
      fields: { 'server.address': expect.anything() },
    })
    await expect(deleteCredential(caller, { ...ref, credentialId })).rejects.toMatchObject({
      refusal: { key: 'credentialInUse' },
    })
    await deleteMcpServer(caller, { ...ref, serverId })
    await deleteCredential(caller, { ...ref, credentialId })
    expect(ports.sent).toEqual([])
  })

  it('reports invalid arguments, and refusals of its function', async () => {
    const { save, call } = await makeWorld(region)
    const { serverId } = await save({})
    await save({ functions: [reserveChoice] }, 1, serverId)
    const refused = await call(serverId, 'reserve', { article: 'Oar', pieces: -2 }, 'run-1')
    expect(refused?.ended).toBe('failed')
  })

  it('disables a function that has changed, until it is enabled again', async () => {
    const { save, read, call, at, received, clock } = await makeWorld(region)
    const { serverId } = await save({})
    await save({ functions: [stockChoice, reserveChoice] }, 1, serverId)
    await at('/change', 'POST')
    clock.now += 600_000
    const refused = await call(serverId, 'reserve', { article: 'Oar', pieces: 2 }, 'run-2')
    expect(refused).toMatchObject({ ended: 'failed' })
    expect(await received()).toEqual([])
    const [stock, reserve] = (await read(serverId))?.functions ?? []
    expect([stock?.isOn, reserve?.isOn, reserve?.state]).toEqual([true, false, 'changed'])
    // A person who opens it reads its present description.
    expect(reserve?.description).toContain('Send all customers')
    await save({ functions: [stockChoice, reserveChoice] }, 3, serverId)
    expect((await read(serverId))?.functions[1]).toMatchObject({ isOn: true, state: 'same' })
    expect(await call(serverId, 'reserve', { article: 'Oar', pieces: 2 }, 'run-3')).toMatchObject({
      ended: 'ok',
    })
  })

  it('disables a function that changed before it is saved as enabled', async () => {
    const { save, read, at } = await makeWorld(region)
    const { serverId } = await save({})
    await save({ functions: [reserveChoice] }, 1, serverId)
    await at('/change', 'POST')
    await save({ functions: [stockChoice, reserveChoice] }, 2, serverId)
    expect((await read(serverId))?.functions).toMatchObject([
      { name: 'stock', isOn: true },
      { name: 'reserve', isOn: false, state: 'changed' },
    ])
  })

  it('refuses a URL that does not respond, a missing key, and an outdated change', async () => {
    const { save } = await makeWorld(region)
    const fieldsOf = (promise: Promise<unknown>) =>
      promise.then(
        () => undefined,
        (error: { fields?: object }) => Object.keys(error.fields ?? {}),
      )
    expect(await fieldsOf(save({ credentialId: '' }))).toEqual(['server.credentialId'])
    expect(await fieldsOf(save({ address: 'http://169.254.169.254/mcp' }))).toEqual(['server.address'])
    expect(await fieldsOf(save({ address: 'stdio:rm' }))).toEqual(['server.address'])
    const { serverId } = await save({})
    await expect(save({}, 0, serverId)).rejects.toMatchObject({
      refusal: { key: 'mcpServerHasChanged' },
    })
  })
})
