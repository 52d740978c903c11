import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makePorts } from '#test/factories.ts'
import type { WebResponse, OutgoingRequest } from '../../kernel/ports/Web.ts'
import { withMcp } from './withMcp.ts'

const messageSchema = z.object({ id: z.number().optional(), method: z.string() })

const results: Record<string, object> = {
  initialize: {
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'stock', version: '1' },
  },
  'tools/call': { content: [{ type: 'text', text: 'Reserved.' }] },
}

/** Creates an MCP server, and records the key of each message. */
function stockServer(tools: object[] = [{ name: 'reserve', inputSchema: { type: 'object' } }]) {
  const received: [method: string, key: string | undefined][] = []
  const respondTo = ({ body, headers, maxBytes = 64_000 }: OutgoingRequest): WebResponse => {
    const { id, method } = messageSchema.parse(JSON.parse(body ?? '{"method":"end"}'))
    received.push([method, headers['idempotency-key']])
    const result = method === 'tools/list' ? { tools } : results[method]
    const outcome = result ? { result } : { error: { code: -32_601, message: 'There is no such method.' } }
    const content = Buffer.from(id === undefined ? '' : JSON.stringify({ jsonrpc: '2.0', id, ...outcome }))
    const status = id === undefined ? 202 : 200
    const read = { content: content.subarray(0, maxBytes), isCut: content.length > maxBytes }
    return { status, type: 'application/json', session: 's1', ...read }
  }
  const ports = makePorts()
  const web = { ...ports.web, request: async (_: URL, requested: OutgoingRequest) => respondTo(requested) }
  return { received, ports: { ...ports, web } }
}

const target = (key = '') => ({
  region: 'eu' as const,
  workspaceId: 'w1',
  server: { address: 'https://stock.example/mcp', credentialId: '' },
  signal: new AbortController().signal,
  key,
})

const functionsOf = (characters: number) =>
  Array.from({ length: 40 }, (_, at) => ({
    name: `function_${at}`,
    description: 'ü'.repeat(characters),
    inputSchema: { type: 'object' },
  }))

describe('withMcp', () => {
  it('sends the key of a run with the call of its function only', async () => {
    const { received, ports } = stockServer()
    const outcome = await withMcp(ports, target('run-1'), async (connection) => {
      await connection.list(10)
      return connection.call('reserve', {})
    })
    expect(outcome).toEqual({ result: { isFailed: false, content: 'Reserved.' } })
    expect(received.filter(([, key]) => key !== undefined)).toEqual([['tools/call', 'run-1']])
    expect(received.map(([method]) => method)).toEqual(
      expect.arrayContaining(['initialize', 'notifications/initialized', 'tools/list']),
    )
  })

  it('lists as many functions as a workspace may use, with long descriptions', async () => {
    const { ports } = stockServer(functionsOf(9_000))
    const outcome = await withMcp(ports, target(), (connection) => connection.list(40))
    expect(outcome.failure).toBeUndefined()
    expect(outcome).toMatchObject({ result: { offered: 40 } })
  })

  it('says that a list of functions is too long to be read', async () => {
    const { ports } = stockServer(functionsOf(20_000))
    const outcome = await withMcp(ports, target(), (connection) => connection.list(40))
    expect(outcome).toMatchObject({ failure: 'tooLong' })
  })
})
