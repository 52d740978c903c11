import { z } from 'zod'
import { graphApp } from './graphApp.ts'

const tokenSchema = z.strictObject({
  kind: z.enum(['short', 'long', 'page', 'own']),
  /** The person's number. */
  user: z.string(),
  name: z.string(),
  /** The page's id, or of an app of somebody's own the business account's; empty for a person's token. */
  page: z.string().default(''),
  /** Of an app of somebody's own: its secret. */
  secret: z.string().default(graphApp.secret),
  scopes: z.array(z.string()),
})
export type GraphToken = z.infer<typeof tokenSchema>
type NewToken = z.input<typeof tokenSchema>

/** A token says by itself whose it is, so that it outlives the sandbox. */
export function writeToken(token: NewToken): string {
  return `EAA${Buffer.from(JSON.stringify(token)).toString('base64url')}`
}

/** Undefined for what is no token of a person or a page. */
export function readToken(given: string): GraphToken | undefined {
  if (!given.startsWith('EAA')) return undefined
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(given.slice(3), 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}

/** The token that somebody's own app has for a business account of WhatsApp. */
export function ownToken(wabaId: string, secret: string): string {
  return writeToken({ kind: 'own', user: '', name: '', page: wabaId, secret, scopes: [] })
}

/** What our application shows for itself. */
export const appToken = `${graphApp.id}|${graphApp.secret}`
