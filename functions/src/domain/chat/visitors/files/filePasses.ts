import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Message } from '../../../../shared/chat/conversation.ts'
import { regions, type Region } from '../../../../shared/regions/regions.ts'
import type { ChatFile } from '../../../../shared/widget/widgetApi.ts'
import { maxVisitorFiles } from '../../../../shared/chat/visitorFileLimits.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'

export type StoredFile = NonNullable<Message['files']>[number]

/** Who may send the file of a pass, and in which conversation. */
export interface PassHolder {
  role: 'visitor' | 'operator'
  region: Region
  agentId: string
  conversationId: string
  /** The visitor's browser; empty for operators, of whom each may send what another has chosen. */
  visitorId: string
}

/** Sooner than its file is deleted a pass is not valid any more. */
const passMs = 23 * 3600 * 1_000
const passSchema = z.object({
  role: z.enum(['visitor', 'operator']),
  region: z.enum(regions),
  agentId: z.string(),
  conversationId: z.string(),
  visitorId: z.string(),
  id: z.string(),
  name: z.string(),
  sizeKB: z.number(),
  url: z.string(),
  text: z.string(),
  type: z.string().optional(),
  /** Milliseconds since 1970. */
  until: z.int(),
})

/**
 * A file as its sender sees it. Its id is a signed pass that holds all there is to know of it, so that
 * nothing needs to be written or read before the message that brings it.
 */
export function withPass(secret: string, holder: PassHolder, file: StoredFile, now: number): ChatFile {
  const { role, region, agentId, conversationId, visitorId } = holder
  const pass = { ...file, role, region, agentId, conversationId, visitorId, until: now + passMs }
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url')
  const { name, sizeKB, url } = file
  return { id: `${body}.${sign(secret, body)}`, name, sizeKB, url }
}

/**
 * Returns the files of a message from their passes. Fails with `invalid-argument` for the pass of somebody else
 * or of another conversation, agent or region. The same pass again brings the same stored file, once more.
 */
export function openPasses(
  secret: string,
  holder: PassHolder,
  passes: readonly string[],
  now: number,
): StoredFile[] {
  if (passes.length > maxVisitorFiles)
    throw new AppError('invalid-argument', { key: 'mostFiles', values: { most: maxVisitorFiles } })
  return passes.map((pass) => {
    const refused = new AppError('invalid-argument', 'messageFileGone')
    const [body = '', signature = ''] = pass.split('.')
    const expected = Buffer.from(sign(secret, body))
    const actual = Buffer.from(signature)
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw refused
    const read = passSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
    // One that an older version has given.
    if (!read.success) throw refused
    const { role, region, agentId, conversationId, visitorId, until, ...file } = read.data
    const given = { role, region, agentId, conversationId, visitorId }
    const isTheirs = bound.every((key) => given[key] === holder[key])
    if (!isTheirs || until < now) throw refused
    return file
  })
}

/** What a pass is bound to. */
const bound = ['role', 'region', 'agentId', 'conversationId', 'visitorId'] as const

function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`file:${body}`).digest('base64url')
}
