import type { Answered, Unanswered } from './Web.ts'

/** A function as a server describes it. */
export interface OfferedFunction {
  name: string
  description: string
  /** A JSON schema of an object. */
  parameters: object
  /** The server says that it changes nothing, which its owner may believe or not. */
  isSaidToRead: boolean
}

/** One message to a server, at its only address; `headers` hold no credential. */
export interface McpMessage {
  method: 'POST' | 'DELETE'
  headers: Record<string, string>
  body?: string | undefined
  /** It has a function run; all others only prepare that or end it. */
  isCall: boolean
}

/** Takes a message to its server, with whatever signs it. */
export type SendMcp = (message: McpMessage) => Promise<Answered | Unanswered>

/** `isFailed`: the server says that the function has failed. */
export interface McpAnswer {
  isFailed: boolean
  content: unknown
}

/** Speaks the Model Context Protocol over Streamable HTTP. */
export interface Mcp {
  /** One connection: opened before `act` and closed after it. Throws where the server does not speak MCP. */
  connect: <Result>(
    send: SendMcp,
    signal: AbortSignal,
    act: (server: McpConnection) => Promise<Result>,
  ) => Promise<Result>
}

export interface McpConnection {
  /** The first so many functions, and how many there are. */
  list: (most: number) => Promise<{ functions: OfferedFunction[]; offered: number }>
  call: (name: string, values: Record<string, unknown>) => Promise<McpAnswer>
}
