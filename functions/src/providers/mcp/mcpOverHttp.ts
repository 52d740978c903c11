import type { createMCPClient } from '@ai-sdk/mcp'
import { z } from 'zod'
import { defaultBrand } from '../../shared/brand/defaultBrand.ts'
import type {
  Mcp,
  McpConnection,
  McpMessage,
  OfferedFunction,
  SendMcp,
} from '../../domain/kernel/ports/Mcp.ts'

type Client = Awaited<ReturnType<typeof createMCPClient>>
type Definition = Awaited<ReturnType<Client['listTools']>>['tools'][number]

const maxPages = 10
const contentSchema = z.looseObject({
  isError: z.boolean().optional(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })).optional(),
  structuredContent: z.unknown().optional(),
})
/** The client only requires a valid URL; every message goes through `send`. */
const anyUrl = 'https://mcp.invalid/'
const noStream = 405

const messageSchema = z.object({ method: z.string() })

/**
 * Runs the AI SDK's client over the platform's own requests: it opens no connection of its own, and neither
 * follows redirects nor retries.
 */
export const mcpOverHttp: Mcp = {
  async connect(send, signal, act) {
    // Few turns need it, so that cold starts do not load it.
    const { createMCPClient: create } = await import('@ai-sdk/mcp')
    const client = await create({
      clientName: defaultBrand.name,
      transport: { type: 'http', url: anyUrl, fetch: fetchBy(send) },
      initializationOptions: { signal },
      maxRetries: 0,
      // Streams that servers open themselves are not read.
      onUncaughtError: () => {},
    })
    try {
      return await act(connectionOf(client, signal))
    } finally {
      await client.close().catch(() => {})
    }
  },
}

function connectionOf(client: Client, signal: AbortSignal): McpConnection {
  return {
    async list(max) {
      const functions: OfferedFunction[] = []
      let offered = 0
      let cursor: string | undefined
      for (let page = 0; page < maxPages; page++) {
        const { tools, nextCursor } = await client.listTools({
          ...(cursor !== undefined && { params: { cursor } }),
          options: { signal },
        })
        offered += tools.length
        functions.push(...tools.slice(0, max - functions.length).map(functionOf))
        if (!nextCursor) break
        cursor = nextCursor
      }
      return { functions, offered }
    },
    async call(name, values) {
      const result = contentSchema.parse(
        await client.callTool({ name, arguments: values, options: { signal } }),
      )
      return { isFailed: result.isError === true, content: contentOf(result) }
    },
  }
}

function functionOf({ name, description, inputSchema, annotations }: Definition): OfferedFunction {
  const isDeclaredReadOnly = z.object({ readOnlyHint: z.literal(true) }).safeParse(annotations).success
  return { name, description: description ?? '', parameters: { ...inputSchema }, isDeclaredReadOnly }
}

/** Returns the structured content, if any; otherwise the texts, with other parts named by their type. */
function contentOf({ structuredContent, content = [] }: z.infer<typeof contentSchema>): unknown {
  if (structuredContent !== undefined) return structuredContent
  return content.map(({ type, text }) => text ?? `[${type}]`).join('\n')
}

/** Returns the `fetch` through which the client sends its messages. */
function fetchBy(send: SendMcp) {
  return async (_url: unknown, init?: RequestInit): Promise<Response> => {
    const method = init?.method === 'DELETE' ? 'DELETE' : init?.method === 'POST' ? 'POST' : undefined
    if (!method) return new Response(null, { status: noStream })
    const body = typeof init?.body === 'string' ? init.body : undefined
    const response = await send({ method, headers: headersOf(init?.headers), body, kind: kindOf(body) })
    if (response.refusal) throw new Error(`MCP: ${response.refusal}`)
    const isEmpty = response.content.length === 0
    return new Response(isEmpty ? null : new Uint8Array(response.content), {
      status: response.status,
      headers: {
        'content-type': response.type,
        ...(response.session && { 'mcp-session-id': response.session }),
      },
    })
  }
}

/** Returns the kind of a message; the client sends each message separately, as a JSON-RPC object. */
function kindOf(body: string | undefined): McpMessage['kind'] {
  const message = body === undefined ? undefined : messageSchema.safeParse(JSON.parse(body)).data
  if (message?.method === 'tools/call') return 'call'
  return message?.method === 'tools/list' ? 'list' : 'other'
}

/** Removes the client's own user agent. */
function headersOf(headers: ConstructorParameters<typeof Headers>[0]): Record<string, string> {
  return Object.fromEntries([...new Headers(headers)].filter(([name]) => name !== 'user-agent'))
}
