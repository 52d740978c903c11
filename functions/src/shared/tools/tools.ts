import { z } from 'zod'
import { refusalKey } from '../errors/refusals.ts'

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
  key: 30,
  path: 200,
  /** The part of a response that a model gets, in bytes. */
  answerBytes: 4_000,
  milliseconds: 8_000,
} as const

const key = z
  .string()
  .min(1)
  .max(toolLimits.key)
  .regex(/^[a-zA-Z][a-zA-Z0-9_]*$/, refusalKey('toolKeyWrong'))

/** A value that the model, or the flow's collected values, fill in. */
export const toolParameterSchema = z.strictObject({
  key,
  kind: z.enum(['text', 'number', 'boolean', 'choice']).default('text'),
  /** For the model. */
  description: z.string().max(300).default(''),
  required: z.boolean().default(true),
  /** For kind `choice` alone. */
  choices: z.array(z.string().min(1).max(80)).max(30).default([]),
})
export type ToolParameter = z.infer<typeof toolParameterSchema>

const namedValueSchema = z.strictObject({ name: z.string().min(1).max(80), value: z.string().max(500) })

export const httpMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * A request to a customer's server. `{key}` in path, query, headers and body is replaced by a parameter:
 * URL-encoded in the URL, as a JSON value in the body. No parameter chooses the host.
 */
export const httpRequestSchema = z.strictObject({
  method: z.enum(httpMethods).default('GET'),
  /** The URL; its scheme and host contain no parameter: `https://api.example.com/orders/{number}`. */
  address: z.string().min(1).max(toolLimits.address),
  query: z.array(namedValueSchema).max(20).default([]),
  headers: z.array(namedValueSchema).max(toolLimits.headers).default([]),
  /** JSON with `{key}` for values; empty for none. */
  body: z.string().max(toolLimits.body).default(''),
  /** Id of one of the workspace's credentials; empty for none. */
  credentialId: z.string().max(64).default(''),
})
export type HttpRequest = z.infer<typeof httpRequestSchema>

/**
 * A part of a response that the flow keeps: the value at a path (`order.status`, `items.0.name`) under its
 * own key.
 */
export const answerValueSchema = z.strictObject({ key, path: z.string().min(1).max(toolLimits.path) })

/** The id of a missing credential: a tool that names it does not run until a member has chosen one. */
export const credentialToChoose = 'to-choose'

const toolEffectSchema = z.enum(['read', 'change'])
export type ToolEffect = z.infer<typeof toolEffectSchema>

/** Returns the effect of a request while its owner has not chosen one: only GET is sure to change nothing. */
export function usualEffect(method: HttpRequest['method']): ToolEffect {
  return method === 'GET' ? 'read' : 'change'
}

interface WithMethod {
  request: Pick<HttpRequest, 'method'>
  effect?: ToolEffect | undefined
}

/** Returns a tool with the effect that its owner chose, or the usual one of its method. */
export function withEffect<Fields extends WithMethod>(tool: Fields): Fields & { effect: ToolEffect } {
  return { ...tool, effect: tool.effect ?? usualEffect(tool.request.method) }
}

/** The fields of a tool that a member fills in. */
export const toolFieldsSchema = z.strictObject({
  /** The name that the model calls: letters, digits and `_`. Unique in a workspace. */
  name: z
    .string()
    .min(1)
    .max(toolLimits.name)
    .regex(/^[a-z][a-z0-9_]+$/, refusalKey('toolNameWrong')),
  /** When to use the tool, in words for the model. */
  description: z.string().min(1).max(toolLimits.description),
  parameters: z.array(toolParameterSchema).max(toolLimits.parameters).default([]),
  request: httpRequestSchema,
  /** If empty, no values are extracted and the model gets the whole response. */
  keeps: z.array(answerValueSchema).max(toolLimits.kept).default([]),
  /**
   * `read` changes nothing, and runs in parallel; `change` runs alone, once, with an `Idempotency-Key`.
   * Without a choice, it is the usual one of the method.
   */
  effect: toolEffectSchema.optional(),
  /** The visitor confirms the values before it runs. */
  confirm: z.enum(['no', 'visitor']).default('no'),
  /** Asks the visitor first and names the change, with `{key}` for a value; empty for a general question. */
  question: z.string().trim().max(toolLimits.question).default(''),
})

/** A tool as a member fills it in. */
export const toolDraftSchema = toolFieldsSchema.transform(withEffect)
export type ToolDraft = z.infer<typeof toolDraftSchema>

/** `users/{workspaceId}/tools/{id}`: a tool that any of the workspace's agents can use. */
export const toolSchema = toolFieldsSchema.extend({
  /** Every stored tool has one. */
  effect: toolEffectSchema.default('read'),
  ID: z.string(),
  /** Increases with every change; a save that is based on an older state is refused. */
  seq: z.int().nonnegative(),
  by: z.string(),
  /** The member who chose where it sends data; missing where that is `by`. */
  receiverBy: z.string().optional(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  changedAt: z.int(),
})
export type Tool = z.infer<typeof toolSchema>

export const credentialLimits = { perWorkspace: 50, secret: 4_000, hosts: 10 } as const

export const credentialKinds = ['bearer', 'header', 'basic', 'query'] as const

/** A host as in URLs, with a port if it is not the default. */
const credentialHost = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?=.{3,})[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/, refusalKey('credentialHostWrong'))

/** A credential as a member fills it in, without its secret. */
export const credentialDraftSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  kind: z.enum(credentialKinds),
  /** The name of the header or query parameter for those kinds, the user name for `basic`. */
  field: z.string().trim().max(80).default(''),
  /** The only hosts that receive it. */
  hosts: z.array(credentialHost).min(1).max(credentialLimits.hosts),
})
export type CredentialDraft = z.infer<typeof credentialDraftSchema>

/** The secret of a credential: one line that fits into a header. */
export const credentialSecretSchema = z
  .string()
  .trim()
  .min(4)
  .max(credentialLimits.secret)
  .regex(/^[\x20-\x7e]*$/, refusalKey('credentialSecretWrong'))

/**
 * `users/{workspaceId}/credentials/{id}`: the public part of a credential; its secret is a tenant secret and
 * is never returned.
 */
export const credentialSchema = credentialDraftSchema.extend({
  ID: z.string(),
  /** The secret's last characters, to distinguish credentials: at most four, and none of a short one. */
  ending: z.string().max(4).default(''),
  /**
   * Increases with every change; one that is based on an older state is refused. 0 for those that were last
   * changed before they had it.
   */
  seq: z.int().nonnegative().default(0),
  by: z.string(),
  createdAt: z.int(),
  /** When its secret was last replaced, and when it was last used, precise to an hour; 0 for never. */
  replacedAt: z.int(),
  lastUsedAt: z.int(),
})
export type Credential = z.infer<typeof credentialSchema>
