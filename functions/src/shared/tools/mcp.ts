import { z } from 'zod'

export const mcpLimits = {
  perWorkspace: 20,
  functions: 40,
  name: 60,
  description: 1_000,
  /** The length of a function's schema as JSON, in characters. */
  schema: 8_000,
  /** The size of a page of `tools/list`: room for all functions, with letters of several bytes. */
  listBytes: 1_000_000,
  /** The size of all functions of a server as JSON; a document has room for 1 MiB. */
  storedBytes: 900_000,
  address: 2_000,
} as const

/** The owner's settings for a function of a server. */
export const mcpChoiceSchema = z.strictObject({
  /** The server's name of the function. */
  name: z.string().min(1).max(128),
  isOn: z.boolean(),
  /** `read` changes nothing and may run in parallel; `change` runs alone and once per message. */
  effect: z.enum(['read', 'change']),
  /** The visitor confirms the values before it runs. */
  confirm: z.enum(['no', 'visitor']),
})
export type McpChoice = z.infer<typeof mcpChoiceSchema>

/** A function as its server last described it; it runs only while the description is unchanged. */
export const mcpFunctionSchema = mcpChoiceSchema.extend({
  description: z.string(),
  /** The JSON schema of its arguments, as JSON. */
  parameters: z.string(),
  /** The hash of name, description and schema from the server. */
  hash: z.string(),
  /** `changed`: disabled because its description differs from the one that a member enabled. */
  state: z.enum(['new', 'same', 'changed']),
})
export type McpFunction = z.infer<typeof mcpFunctionSchema>

/** A server as a member fills it in. */
export const mcpServerDraftSchema = z.strictObject({
  name: z.string().trim().min(1).max(mcpLimits.name),
  /** `https://…`, called by Streamable HTTP; no server process is ever started by the platform. */
  address: z.string().trim().min(1).max(mcpLimits.address),
  /** Id of one of the workspace's credentials; empty for none. */
  credentialId: z.string().max(64).default(''),
  functions: z.array(mcpChoiceSchema).max(mcpLimits.functions).default([]),
})
export type McpServerDraft = z.infer<typeof mcpServerDraftSchema>

/** `users/{workspaceId}/mcpServers/{id}`: a server whose functions any of the workspace's agents can use. */
export const mcpServerSchema = mcpServerDraftSchema.extend({
  ID: z.string(),
  functions: z.array(mcpFunctionSchema).max(mcpLimits.functions),
  /** The number of functions that the server has; those beyond `mcpLimits.functions` cannot be used. */
  offered: z.int().nonnegative(),
  /** Increases with every change; a save that is based on an older state is refused. */
  seq: z.int().nonnegative(),
  by: z.string(),
  /** The member who chose where it sends data; missing where that is `by`. */
  receiverBy: z.string().optional(),
  /** Milliseconds since 1970. */
  checkedAt: z.int(),
  createdAt: z.int(),
  changedAt: z.int(),
})
export type McpServer = z.infer<typeof mcpServerSchema>
