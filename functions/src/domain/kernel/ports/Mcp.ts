import type { WebResponse, WebFailure } from './Web.ts'

/** A function as an MCP server describes it. */
export interface OfferedFunction {
  name: string
  description: string
  /** A JSON schema of an object. */
  parameters: object
  /** The server says that the function changes nothing; the owner decides whether to trust that. */
  isDeclaredReadOnly: boolean
}

/** One message to a server at its only URL; `headers` hold no credential. */
export interface McpMessage {
  method: 'POST' | 'DELETE'
  headers: Record<string, string>
  body?: string | undefined
  /** `call` runs a function, `list` reads what the server offers. */
  kind: 'call' | 'list' | 'other'
}

/** Sends a message to its server, with the credential added. */
export type SendMcp = (message: McpMessage) => Promise<WebResponse | WebFailure>

/** `isFailed`: the server reports that the function failed. */
export interface McpResult {
  isFailed: boolean
  content: unknown
}

/** A client of the Model Context Protocol over Streamable HTTP. */
export interface Mcp {
  /** Opens a connection, runs `act` and closes it. Throws when the server does not speak MCP. */
  connect: <Result>(
    send: SendMcp,
    signal: AbortSignal,
    act: (server: McpConnection) => Promise<Result>,
  ) => Promise<Result>
}

export interface McpConnection {
  /** Returns the first functions, up to a limit, and how many the server offers. */
  list: (max: number) => Promise<{ functions: OfferedFunction[]; offered: number }>
  call: (name: string, values: Record<string, unknown>) => Promise<McpResult>
}
