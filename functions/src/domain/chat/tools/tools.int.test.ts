import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listenForTest } from '../../../../../sandbox/listenForTest.ts'
import { makeOrganisation, makeClient } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makePorts } from '#test/factories.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { safeFetch } from '../../../providers/fetch/safeFetch.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import {
  credentialSchema,
  toolDraftSchema,
  toolSchema,
  type HttpRequest,
} from '../../../shared/tools/tools.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { eraseWorkspace } from '../../background/erasure/eraseWorkspace.ts'
import { deleteWorkspace } from '../../background/erasure/deleteWorkspace.ts'
import { createWorkspace } from '../../workspaces/members/createWorkspace.ts'
import { deleteCredential } from './credentials/deleteCredential.ts'
import { deleteTool } from './deleteTool.ts'
import { httpTurnTool } from './httpTurnTool.ts'
import { replaceCredentialSecret, saveCredential } from './credentials/saveCredential.ts'
import { saveTool } from './saveTool.ts'
import { testTool } from './testTool.ts'
import { ToolCache } from './ToolCache.ts'
import { toolRunner } from './toolRunner.ts'

beforeAll(clearDatabases)

const secret = 'orders-a-long-secret-4711'
const anyFields = z.record(z.string(), z.unknown())

async function makeWorld(region: Region) {
  const account = await makeAccount(region)
  const { caller, workspaceId } = account
  const sandbox = await listenForTest()
  const port = Number(new URL(sandbox.url).port)
  const host = `orders-${workspaceId.slice(0, 8).toLowerCase()}.localhost:${port}`
  const clock = { now: Date.now() }
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port })
  const ports = makePorts({ now: () => clock.now, web })
  const ref = { region, workspaceId }
  const credential = { name: 'Shop', kind: 'bearer', field: '', hosts: [host] } as const
  const keep = (changes: object = {}) =>
    saveCredential(ports, caller, {
      ...ref,
      seq: 0,
      credential: { ...credential, hosts: [host] },
      secret,
      ...changes,
    })
  const draft = (changes: object = {}, request: Partial<HttpRequest> = {}) =>
    toolDraftSchema.parse({
      name: 'order_status',
      description: 'Looks up an order.',
      parameters: [{ key: 'number' }],
      request: { address: `http://${host}/orders/{number}`, ...request },
      keeps: [{ key: 'status', path: 'order.status' }],
      ...changes,
    })
  const readCredential = async (id: string) =>
    (await readDocument(region, paths.credential(workspaceId, id), credentialSchema))?.data
  const received = async (path = '/came') => {
    const response = await web.request(new URL(`http://${host}${path}`), { host, method: 'GET', headers: {} })
    return response.refusal ? '' : response.content.toString()
  }
  const run = async (toolId: string, key = 'run-1') => {
    const stored = (await readDocument(region, paths.tool(workspaceId, toolId), toolSchema))!.data
    const tool = httpTurnTool(stored)
    const signal = new AbortController().signal
    const conversation = { region, agentId: 'agent1', conversationId: 'conversation1' }
    const visitor = { id: '', provedId: '', language: 'en', timeZone: '', isTest: false }
    const given = '{"number":"4711"}'
    return toolRunner(ports)({ ...ref, conversation, visitor, tool, arguments: given, key, signal })
  }
  return { ...account, ref, ports, clock, host, keep, draft, readCredential, received, run, sandbox }
}

describe.each(oneRegion)('tools of a workspace in %s', (region) => {
  it('are created, changed, listed and deleted', async () => {
    const { ports, caller, ref, draft } = await makeWorld(region)
    const { toolId, seq } = await saveTool(ports, caller, { ...ref, seq: 0, tool: draft() })
    expect(seq).toBe(1)
    const renamed = draft({ name: 'where_is_it' })
    expect(await saveTool(ports, caller, { ...ref, toolId, seq, tool: renamed })).toEqual({ toolId, seq: 2 })
    const [stored, ...others] = await readQuery(region, paths.tools(ref.workspaceId), toolSchema)
    expect(stored?.data).toMatchObject({ ...renamed, ID: toolId, seq: 2, by: caller.uid })
    expect(others).toEqual([])
    const cache = new ToolCache(ports)
    expect(await cache.loadTools(region, ref.workspaceId, ['gone', toolId])).toEqual([
      httpTurnTool(stored!.data),
    ])
    await deleteTool(caller, { ...ref, toolId })
    expect(await readQuery(region, paths.tools(ref.workspaceId), toolSchema)).toEqual([])
    // The cache is valid for a minute.
    expect(await cache.loadTools(region, ref.workspaceId, [toolId])).toHaveLength(1)
  })

  it("are not saved over a colleague's change, and the colleague is named", async () => {
    const world = await makeWorld(region)
    const { ports, caller, ref, draft } = world
    const { toolId } = await saveTool(ports, caller, { ...ref, seq: 0, tool: draft() })
    await setSeats(world, 2)
    const colleague = await makeMember(world)
    await saveTool(ports, colleague, { ...ref, toolId, seq: 1, tool: draft({ description: 'Newer.' }) })
    await expect(saveTool(ports, caller, { ...ref, toolId, seq: 1, tool: draft() })).rejects.toMatchObject({
      code: 'failed-precondition',
      refusal: { key: 'toolHasChanged', values: { name: expect.stringContaining('@') } },
    })
  })

  it('have different names, also when two are created at once', async () => {
    const { ports, caller, ref, draft } = await makeWorld(region)
    const saves = [1, 2, 3].map(() => saveTool(ports, caller, { ...ref, seq: 0, tool: draft() }))
    const ended = await Promise.allSettled(saves)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(saveTool(ports, caller, { ...ref, seq: 0, tool: draft() })).rejects.toMatchObject({
      code: 'already-exists',
      fieldRefusals: { 'tool.name': { key: 'toolNameTaken' } },
    })
  })

  it('report invalid values at their fields', async () => {
    const { ports, caller, ref, draft } = await makeWorld(region)
    const save = (request: Partial<HttpRequest>) =>
      saveTool(ports, caller, { ...ref, seq: 0, tool: draft({}, request) })
    const wrong = {
      code: 'invalid-argument',
      fieldRefusals: { 'tool.request.address': { key: 'toolAddressWrong' } },
    }
    await expect(save({ address: 'https://{number}/x' })).rejects.toMatchObject(wrong)
    await expect(save({ address: 'https://10.0.0.1/{number}' })).rejects.toMatchObject(wrong)
    await expect(save({ address: 'http://orders.localhost:1/{number}' })).rejects.toMatchObject(wrong)
    const headers = [{ name: 'X-Api-Key', value: 'k-1' }]
    await expect(save({ headers })).rejects.toMatchObject({
      fieldRefusals: { 'tool.request.headers.0.value': { key: 'toolSecretTyped' } },
    })
    await expect(save({ credentialId: 'credential1' })).rejects.toMatchObject({
      fieldRefusals: { 'tool.request.credentialId': { key: 'toolCredentialGone' } },
    })
  })

  it('refuse strangers, as credentials do', async () => {
    const { ports, ref, draft, keep, host } = await makeWorld(region)
    const { credentialId } = await keep()
    const { caller: stranger } = await makeAccount(region)
    const { asClient } = await makeClient(await makeOrganisation(region))
    const tool = draft()
    const credential = { name: 'Shop', kind: 'bearer' as const, field: '', hosts: [host] }
    for (const who of [stranger, asClient])
      for (const attempt of [
        () => saveTool(ports, who, { ...ref, seq: 0, tool }),
        () => deleteTool(who, { ...ref, toolId: 'tool1' }),
        () => testTool(ports, who, { ...ref, tool, arguments: '{}' }),
        () => saveCredential(ports, who, { ...ref, seq: 0, credential, secret }),
        () => replaceCredentialSecret(ports, who, { ...ref, credentialId, seq: 1, secret }),
        () => deleteCredential(who, { ...ref, credentialId }),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe.each(oneRegion)('a credential in %s', (region) => {
  it('is sent to its host, recorded once an hour, and readable by no one', async () => {
    const { ports, caller, ref, clock, keep, draft, readCredential, run, received } = await makeWorld(region)
    const { credentialId } = await keep()
    const { toolId } = await saveTool(ports, caller, { ...ref, seq: 0, tool: draft({}, { credentialId }) })
    expect(await run(toolId)).toMatchObject({ ended: 'ok', values: { status: 'shipped' } })
    expect(await received()).toContain('/orders/4711')
    const usedAt = (await readCredential(credentialId))?.lastUsedAt
    expect(usedAt).toBe(clock.now)
    clock.now += 3_000_000
    await run(toolId)
    expect((await readCredential(credentialId))?.lastUsedAt).toBe(usedAt)
    clock.now += 3_000_000
    await run(toolId)
    expect((await readCredential(credentialId))?.lastUsedAt).toBe(clock.now)
    const shown = await readDocument(region, paths.credential(ref.workspaceId, credentialId), anyFields)
    expect(JSON.stringify(shown)).not.toContain(secret)
    expect(shown?.data).toMatchObject({ ending: '4711' })
  })

  it('is replaced without interruption, and not deleted while a tool uses it', async () => {
    const { ports, caller, ref, keep, draft, run } = await makeWorld(region)
    const { credentialId } = await keep({ secret: 'wrong-key' })
    const { toolId } = await saveTool(ports, caller, { ...ref, seq: 0, tool: draft({}, { credentialId }) })
    expect(await run(toolId)).toMatchObject({ ended: 'failed', answer: expect.stringContaining('401') })
    await replaceCredentialSecret(ports, caller, { ...ref, credentialId, seq: 1, secret })
    expect(await run(toolId)).toMatchObject({ ended: 'ok' })
    await expect(deleteCredential(caller, { ...ref, credentialId })).rejects.toMatchObject({
      refusal: { key: 'credentialInUse', values: { name: 'order_status' } },
    })
    await deleteTool(caller, { ...ref, toolId })
    await deleteCredential(caller, { ...ref, credentialId })
    expect(
      await readDocument(region, paths.credential(ref.workspaceId, credentialId), anyFields),
    ).toBeUndefined()
    const path = paths.tenantSecret(ref.workspaceId, `credential-${credentialId}`)
    expect(await readDocument(region, path, anyFields)).toBeUndefined()
  })

  it("is not saved over a colleague's change, who is named, also by a new secret", async () => {
    const world = await makeWorld(region)
    const { ports, caller, ref, keep, host, readCredential } = world
    const { credentialId } = await keep()
    await setSeats(world, 2)
    const colleague = await makeMember(world)
    const credential = { name: 'Theirs', kind: 'bearer' as const, field: '', hosts: [host] }
    const changed = { ...ref, credentialId, seq: 1 }
    await saveCredential(ports, colleague, { ...changed, credential })
    const refused = {
      code: 'failed-precondition',
      refusal: { key: 'credentialHasChanged', values: { name: expect.stringContaining('@') } },
    }
    await expect(saveCredential(ports, caller, { ...changed, credential, secret })).rejects.toMatchObject(
      refused,
    )
    await expect(replaceCredentialSecret(ports, caller, { ...changed, secret })).rejects.toMatchObject(
      refused,
    )
    expect(await readCredential(credentialId)).toMatchObject({ name: 'Theirs', seq: 2 })
    await replaceCredentialSecret(ports, caller, { ...changed, seq: 2, secret })
    expect(await readCredential(credentialId)).toMatchObject({ name: 'Theirs', seq: 3 })
  })

  it('is sent to no other host, even when an agent requests it', async () => {
    const { ports, caller, ref, keep, draft, host, readCredential } = await makeWorld(region)
    const { credentialId } = await keep()
    const other = host.replace('orders', 'orders-other')
    const change = (changes: object, key?: string, seq = 1) =>
      saveCredential(ports, caller, {
        ...ref,
        credentialId,
        seq,
        credential: { name: 'Shop', kind: 'bearer', field: '', hosts: [host], ...changes },
        secret: key,
      })
    const needs = { fieldRefusals: { secret: { key: 'credentialNeedsSecret' } } }
    await expect(change({ hosts: [host, other] })).rejects.toMatchObject(needs)
    await expect(change({ kind: 'query', field: 'key' })).rejects.toMatchObject(needs)
    await change({ name: 'Renamed' })
    expect(await readCredential(credentialId)).toMatchObject({ name: 'Renamed', hosts: [host] })
    const elsewhere = draft({}, { credentialId, address: `http://${other}/orders/{number}` })
    await expect(saveTool(ports, caller, { ...ref, seq: 0, tool: elsewhere })).rejects.toMatchObject({
      refusal: { key: 'toolHostNotListed', values: { host: other } },
    })
    const toolInput = { ...ref, tool: elsewhere, arguments: '{"number":"4711"}' }
    expect(await testTool(ports, caller, toolInput)).toMatchObject({ failure: 'host', request: null })
    await change({ hosts: [other] }, 'orders-new', 2)
    expect(await testTool(ports, caller, toolInput)).toMatchObject({ failure: '', status: 200 })
  })

  it('is removed from a test, which shows all else', async () => {
    const { ports, caller, ref, keep, draft, host } = await makeWorld(region)
    const { credentialId } = await keep({
      credential: { name: 'Q', kind: 'query', field: 'key', hosts: [host] },
    })
    const request = { credentialId, method: 'POST' as const, body: '{"number": {number}}' }
    const tool = draft({ effect: 'change' }, request)
    const reply = await testTool(ports, caller, { ...ref, tool, arguments: '{"number":"4711"}' })
    expect(JSON.stringify(reply)).not.toContain('a-long-secret')
    expect(reply).toMatchObject({
      status: 401,
      isJson: true,
      request: { method: 'POST', body: '{"number":"4711"}' },
    })
    expect(reply.request?.headers.map(({ name }) => name)).toContain('idempotency-key')
    await expect(testTool(ports, caller, { ...ref, tool, arguments: '{}' })).rejects.toMatchObject({
      fieldRefusals: { 'arguments.number': { key: 'fillIn' } },
    })
  })

  it('is deleted with its workspace', async () => {
    const { caller, ports } = await makeWorld(region)
    const attemptId = crypto.randomUUID()
    const second = { region, workspaceName: 'Second' }
    const { workspaceId } = await createWorkspace(ports, caller, { ...second, attemptId })
    const ref = { region, workspaceId }
    const credential = { name: 'Shop', kind: 'bearer' as const, field: '', hosts: ['api.example.com'] }
    const { credentialId } = await saveCredential(ports, caller, { ...ref, seq: 0, credential, secret })
    const tool = toolDraftSchema.parse({
      name: 'order_status',
      description: 'Looks up an order.',
      request: { address: 'https://api.example.com/orders', credentialId },
    })
    const { toolId } = await saveTool(ports, caller, { ...ref, seq: 0, tool })
    await deleteWorkspace(ports, caller, ref)
    await eraseWorkspace(ports, { ...ref, attempt: 0, round: 0 })
    for (const path of [
      paths.tool(workspaceId, toolId),
      paths.credential(workspaceId, credentialId),
      paths.tenantSecret(workspaceId, `credential-${credentialId}`),
    ])
      expect(await readDocument(region, path, anyFields)).toBeUndefined()
  })
})
