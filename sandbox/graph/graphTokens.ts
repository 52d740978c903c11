import { z } from 'zod'
import { graphApp } from './graphApp.ts'

const tokenSchema = z.strictObject({
  kind: z.enum(['short', 'long', 'page', 'own']),
  /** The person's number. */
  user: z.string(),
  name: z.string(),
  /** The page's id; for a customer's own app, the business account's id; empty for a person's token. */
  page: z.string().default(''),
  /** The secret of the application: of a customer's own app, its own. */
  secret: z.string().default(graphApp.secret),
  scopes: z.array(z.string()),
})
export type GraphToken = z.infer<typeof tokenSchema>
type NewToken = z.input<typeof tokenSchema>

/** Writes a token that contains its owner, so that it survives a restart of the sandbox. */
export function writeToken(token: NewToken): string {
  return `EAA${Buffer.from(JSON.stringify(token)).toString('base64url')}`
}

/** Parses a token; undefined when it belongs to no person, page or app. */
export function readToken(text: string): GraphToken | undefined {
  if (!text.startsWith('EAA')) return undefined
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(text.slice(3), 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}

/**
 * Returns the token that a customer's own app has for a business account of WhatsApp.
 * @internal Exported for tests.
 */
export function ownToken(wabaId: string, secret: string): string {
  return writeToken({ kind: 'own', user: '', name: '', page: wabaId, secret, scopes: [] })
}

/** The token with which the application calls for itself. */
export const appToken = `${graphApp.id}|${graphApp.secret}`
