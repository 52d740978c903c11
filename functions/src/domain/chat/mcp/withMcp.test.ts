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
  'tools/list': { tools: [{ name: 'reserve', inputSchema: { type: 'object' } }] },
  'tools/call': { content: [{ type: 'text', text: 'Reserved.' }] },
}

/** Creates an MCP server, and records the key of each message. */
function stockServer() {
  const received: [method: string, key: string | undefined][] = []
  const respondTo = ({ body, headers }: OutgoingRequest): WebResponse => {
    const { id, method } = messageSchema.parse(JSON.parse(body ?? '{"method":"end"}'))
    received.push([method, headers['idempotency-key']])
    const result = results[method]
    const outcome = result ? { result } : { error: { code: -32_601, message: 'There is no such method.' } }
    const content = Buffer.from(id === undefined ? '' : JSON.stringify({ jsonrpc: '2.0', id, ...outcome }))
    const status = id === undefined ? 202 : 200
    return { status, type: 'application/json', session: 's1', content, isCut: false }
  }
  const ports = makePorts()
  const web = { ...ports.web, request: async (_: URL, requested: OutgoingRequest) => respondTo(requested) }
  return { received, ports: { ...ports, web } }
}

describe('withMcp', () => {
  it('sends the key of a run with the call of its function only', async () => {
    const { received, ports } = stockServer()
    const server = { address: 'https://stock.example/mcp', credentialId: '' }
    const signal = new AbortController().signal
    const target = { region: 'eu' as const, workspaceId: 'w1', server, signal, key: 'run-1' }
    const outcome = await withMcp(ports, target, async (connection) => {
      await connection.list(10)
      return connection.call('reserve', {})
    })
    expect(outcome).toEqual({ result: { isFailed: false, content: 'Reserved.' } })
    expect(received.filter(([, key]) => key !== undefined)).toEqual([['tools/call', 'run-1']])
    expect(received.map(([method]) => method)).toEqual(
      expect.arrayContaining(['initialize', 'notifications/initialized', 'tools/list']),
    )
  })
})
