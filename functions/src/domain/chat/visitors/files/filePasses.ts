import { hourMs } from '../../../../shared/durations.ts'
import { z } from 'zod'
import type { Message } from '../../../../shared/chat/conversation.ts'
import { regions, type Region } from '../../../../shared/regions/regions.ts'
import type { ChatFile } from '../../../../shared/widget/widgetApi.ts'
import { maxVisitorFiles } from '../../../../shared/chat/visitorFileLimits.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

export type StoredFile = NonNullable<Message['files']>[number]

/** The sender who may use a file's pass, and the conversation. */
export interface PassHolder {
  role: 'visitor' | 'operator'
  region: Region
  agentId: string
  conversationId: string
  /** The visitor's browser; empty for operators, who may send each other's files. */
  visitorId: string
}

/** A pass expires before its file is deleted. */
const passMs = 23 * hourMs
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
 * Returns a file for its sender. Its id is a signed pass with all its data, so that nothing is stored or read
 * before its message.
 */
export function withPass(signing: SigningKeys, holder: PassHolder, file: StoredFile, now: number): ChatFile {
  const { role, region, agentId, conversationId, visitorId } = holder
  const pass = { ...file, role, region, agentId, conversationId, visitorId, until: now + passMs }
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url')
  const { name, sizeKB, url } = file
  return { id: `${body}.${signing.sign(signedText(body))}`, name, sizeKB, url }
}

/**
 * Returns the files of a message from their passes. Throws AppError 'invalid-argument' for the pass of
 * another person, conversation, agent or region. The same pass may be used again for the same stored file.
 */
export function filesOfPasses(
  signing: SigningKeys,
  holder: PassHolder,
  passes: readonly string[],
  now: number,
): StoredFile[] {
  if (passes.length > maxVisitorFiles)
    throw new AppError('invalid-argument', { key: 'mostFiles', values: { most: maxVisitorFiles } })
  return passes.map((pass) => {
    const refused = new AppError('invalid-argument', 'messageFileGone')
    const [body = '', signature = ''] = pass.split('.')
    if (!signing.isSigned(signedText(body), signature)) throw refused
    const read = passSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
    // A pass from an older version.
    if (!read.success) throw refused
    const { role, region, agentId, conversationId, visitorId, until, ...file } = read.data
    const fields = { role, region, agentId, conversationId, visitorId }
    const isTheirs = bound.every((key) => fields[key] === holder[key])
    if (!isTheirs || until < now) throw refused
    return file
  })
}

/** The fields that a pass is bound to. */
const bound = ['role', 'region', 'agentId', 'conversationId', 'visitorId'] as const

function signedText(body: string): string {
  return `file:${body}`
}
