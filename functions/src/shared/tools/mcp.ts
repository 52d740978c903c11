import { z } from 'zod'

export const mcpLimits = {
  perWorkspace: 20,
  functions: 40,
  name: 60,
  description: 1_000,
  /** A function's schema as JSON, in characters. */
  schema: 8_000,
  address: 2_000,
} as const

/** What its owner has decided about a function of a server. */
export const mcpChoiceSchema = z.strictObject({
  /** As the server calls it. */
  name: z.string().min(1).max(128),
  isOn: z.boolean(),
  /** `read` changes nothing and may run beside others; `change` runs alone and once for a message. */
  effect: z.enum(['read', 'change']),
  /** The visitor sees the values and says yes before it runs. */
  confirm: z.enum(['no', 'visitor']),
})
export type McpChoice = z.infer<typeof mcpChoiceSchema>

/** A function as its server described it when somebody looked; it runs only as long as that is unchanged. */
export const mcpFunctionSchema = mcpChoiceSchema.extend({
  description: z.string(),
  /** The JSON schema of its arguments, as JSON. */
  parameters: z.string(),
  /** Of name, description and schema as the server gives them. */
  hash: z.string(),
  /** `changed`: switched off since it is not what it was when it was switched on. */
  state: z.enum(['new', 'same', 'changed']),
})
export type McpFunction = z.infer<typeof mcpFunctionSchema>

/** A server as its maker fills it in. */
export const mcpServerDraftSchema = z.strictObject({
  name: z.string().trim().min(1).max(mcpLimits.name),
  /** `https://…`, spoken to over Streamable HTTP; nothing is ever started on a machine of ours. */
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
  /** How many functions the server has: those beyond `mcpLimits.functions` are not offered. */
  offered: z.int().nonnegative(),
  /** Rises with every change; a save that started from an older one is refused. */
  seq: z.int().nonnegative(),
  by: z.string(),
  /** Milliseconds since 1970. */
  checkedAt: z.int(),
  createdAt: z.int(),
  changedAt: z.int(),
})
export type McpServer = z.infer<typeof mcpServerSchema>
