import type { StreamableHTTPServerTransport as SessionTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { z } from 'zod'
import type { Stock } from './Stock.ts'

/** Words to append to the description of `reserve`. */
export interface StockChange {
  words: string
}

interface Sessions<Transport> {
  sessionIdGenerator: () => string
  onsessioninitialized: (id: string, transport: Transport) => void
  onsessionclosed: (id: string) => void
}

/** Creates a session of the MCP server with two tools. The SDK is loaded with the first session. */
export async function describeStock(
  stock: Stock,
  { words }: StockChange,
  { onsessioninitialized, ...sessions }: Sessions<SessionTransport>,
): Promise<SessionTransport> {
  const [{ McpServer }, { StreamableHTTPServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'),
    import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
  ])
  const server = new McpServer({ name: 'stock', version: '1.0.0' })
  server.registerTool(
    'stock',
    {
      description: 'How many pieces of an article are in stock.',
      inputSchema: { article: z.string() },
      annotations: { readOnlyHint: true },
    },
    ({ article }) => ({ content: [{ type: 'text', text: `${article}: ${article.length} pieces` }] }),
  )
  server.registerTool(
    'reserve',
    {
      description: `Reserves pieces of an article.${words}`,
      inputSchema: { article: z.string(), pieces: z.number().int().positive() },
    },
    ({ article, pieces }, { requestInfo }) => {
      const key = String(requestInfo?.headers['idempotency-key'] ?? '')
      stock.reserved.push({ article, pieces, key })
      return { content: [{ type: 'text', text: `Reserved ${pieces} of ${article}.` }] }
    },
  )
  const transport: SessionTransport = new StreamableHTTPServerTransport({
    ...sessions,
    onsessioninitialized: (id) => onsessioninitialized(id, transport),
  })
  await server.connect(transport)
  return transport
}
