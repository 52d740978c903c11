import { z } from 'zod'
import { says } from '../errors/refusals.ts'

export const toolLimits = {
  perWorkspace: 200,
  name: 60,
  description: 500,
  question: 200,
  parameters: 20,
  address: 2_000,
  body: 8_000,
  headers: 10,
  kept: 20,
  /** What a model sees of an answer, in bytes. */
  answerBytes: 4_000,
  milliseconds: 8_000,
} as const

const key = z
  .string()
  .min(1)
  .max(30)
  .regex(/^[a-zA-Z][a-zA-Z0-9_]*$/, says('toolKeyWrong'))

/** A value that the model, or what the flow has collected, fills in. */
export const toolParameterSchema = z.strictObject({
  key,
  kind: z.enum(['text', 'number', 'boolean', 'choice']).default('text'),
  /** Told to the model. */
  description: z.string().max(300).default(''),
  required: z.boolean().default(true),
  /** For `choice` alone. */
  choices: z.array(z.string().min(1).max(80)).max(30).default([]),
})
export type ToolParameter = z.infer<typeof toolParameterSchema>

const namedValue = z.strictObject({ name: z.string().min(1).max(80), value: z.string().max(500) })

export const httpMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * A request to somebody's server. `{key}` in path, query, headers and body stands for a parameter: encoded
 * where it lies in an address, as a JSON value in a body. No parameter chooses the host.
 */
export const httpRequestSchema = z.strictObject({
  method: z.enum(httpMethods).default('GET'),
  /** With its scheme and host, which hold no parameter: `https://api.example.com/orders/{number}`. */
  address: z.string().min(1).max(toolLimits.address),
  query: z.array(namedValue).max(20).default([]),
  headers: z.array(namedValue).max(toolLimits.headers).default([]),
  /** JSON with `{key}` in place of values; empty for none. */
  body: z.string().max(toolLimits.body).default(''),
  /** Id of one of the workspace's credentials; empty for none. */
  credentialId: z.string().max(64).default(''),
})
export type HttpRequest = z.infer<typeof httpRequestSchema>

/** What stays of an answer: a value by its path (`order.status`, `items.0.name`) under a name of its own. */
export const keptValueSchema = z.strictObject({ key, path: z.string().min(1).max(200) })

/** Id of a credential that is not there: a tool that names it does not run until its owner has chosen one. */
export const credentialToChoose = 'to-choose'

/** A tool as its maker fills it in. */
export const toolDraftSchema = z.strictObject({
  /** What the model calls: letters, digits and `_`. One of a kind in a workspace. */
  name: z
    .string()
    .min(1)
    .max(toolLimits.name)
    .regex(/^[a-z][a-z0-9_]+$/, says('toolNameWrong')),
  /** When it is to be used, in words for the model. */
  description: z.string().min(1).max(toolLimits.description),
  parameters: z.array(toolParameterSchema).max(toolLimits.parameters).default([]),
  request: httpRequestSchema,
  /** Nothing is kept apart and the model sees the whole answer where this is empty. */
  keeps: z.array(keptValueSchema).max(toolLimits.kept).default([]),
  /**
   * `read` changes nothing, may be repeated, and runs beside others; `change` runs alone, once, under an
   * `Idempotency-Key`.
   */
  effect: z.enum(['read', 'change']).default('read'),
  /** The visitor sees the values and says yes before it runs. */
  confirm: z.enum(['no', 'visitor']).default('no'),
  /** Asks the visitor first and names the change, with `{key}` for a value; empty for a general question. */
  question: z.string().trim().max(toolLimits.question).default(''),
})
export type ToolDraft = z.infer<typeof toolDraftSchema>

/** `users/{workspaceId}/tools/{id}`: a tool that any of the workspace's agents can use. */
export const toolSchema = toolDraftSchema.extend({
  ID: z.string(),
  /** Rises with every change; a save that started from an older one is refused. */
  seq: z.int().nonnegative(),
  by: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  changedAt: z.int(),
})
export type Tool = z.infer<typeof toolSchema>

export const credentialLimits = { perWorkspace: 50, secret: 4_000, hosts: 10 } as const

export const credentialKinds = ['bearer', 'header', 'basic', 'query'] as const

/** A host as addresses have it, with a port where that is not the usual one. */
const credentialHost = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?=.{3,})[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/, says('credentialHostWrong'))

/** A credential as its maker fills it in, without its secret. */
export const credentialDraftSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  kind: z.enum(credentialKinds),
  /** The header's or the query parameter's name for those kinds, the user's name for `basic`. */
  field: z.string().trim().max(80).default(''),
  /** It is sent to these hosts alone. */
  hosts: z.array(credentialHost).min(1).max(credentialLimits.hosts),
})
export type CredentialDraft = z.infer<typeof credentialDraftSchema>

/** What lies in a credential: one line, which a header can carry. */
export const credentialSecretSchema = z
  .string()
  .trim()
  .min(4)
  .max(credentialLimits.secret)
  .regex(/^[\x20-\x7e]*$/, says('credentialSecretWrong'))

/**
 * `users/{workspaceId}/credentials/{id}`: what is known of a credential; its secret is a tenant's secret and
 * never comes back.
 */
export const credentialSchema = credentialDraftSchema.extend({
  ID: z.string(),
  /** Its last letters, to tell it from others: at most four, and none of a short one. */
  ending: z.string().max(4).default(''),
  by: z.string(),
  createdAt: z.int(),
  /** When its secret was last replaced, and when it was last sent (within an hour); 0 for never. */
  replacedAt: z.int(),
  lastUsedAt: z.int(),
})
export type Credential = z.infer<typeof credentialSchema>
