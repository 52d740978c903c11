import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Message } from '../../shared/conversation.ts'
import type { ChatFile, UploadRequest } from '../../shared/widgetApi.ts'
import {
  maxVisitorFileBytes,
  maxVisitorFiles,
  visitorFileExtensions,
} from '../../shared/visitorFileLimits.ts'
import { writePublicFile } from '../../store/files.ts'
import { AppError } from '../AppError.ts'
import { detectImage } from '../files/detectImage.ts'
import { randomIdentifier } from '../identifiers.ts'
import { detectKind } from '../knowledge/detectKind.ts'
import { visitorFilePath } from './visitorFolder.ts'
import type { VisitorNeeds } from './VisitorNeeds.ts'
import type { Ports } from '../ports.ts'
import type { Client } from './readClient.ts'
import { requireVisitor } from './startConversation.ts'
import type { VisitorClaims } from './visitorToken.ts'
import { cutText, cutToEnd } from '../cutText.ts'

interface FileNeeds extends VisitorNeeds {
  ports: Pick<Ports, 'imageOfFile' | 'now' | 'tasks' | 'textOfFile'>
  /** Signs the passes of files. */
  secret: string
}

type StoredFile = NonNullable<Message['files']>[number]

/** How much of a file the model reads. */
const mostFileCharacters = 2_000
/** Whoever has chosen a file has sent it by then, or never will. */
const unsentSeconds = 24 * 3600
/** Sooner than its file is deleted a pass is not valid any more. */
const passMs = 23 * 3600 * 1_000
const passSchema = z.object({
  conversationId: z.string(),
  id: z.string(),
  name: z.string(),
  sizeKB: z.number(),
  url: z.string(),
  text: z.string(),
  /** Milliseconds since 1970. */
  until: z.int(),
})

/**
 * Takes a visitor's file in. Its id is a signed pass that holds all there is to know of it, so that nothing
 * needs to be written or read before the message that brings it.
 */
export async function uploadVisitorFile(
  needs: FileNeeds,
  claims: VisitorClaims,
  input: Omit<UploadRequest, 'token'>,
  client: Client,
): Promise<ChatFile> {
  const live = await needs.agents.of(claims)
  if (!live.agent.widgetOptions.canUpload) throw new AppError('failed-precondition', 'filesNotTaken')
  if (!claims.draft) await requireVisitor(needs, live, claims, client, input.context)
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(input.base64)) throw new AppError('invalid-argument', 'fileNotWhole')
  const content = Buffer.from(input.base64, 'base64')
  if (content.length > maxVisitorFileBytes)
    throw new AppError('file-too-large', {
      key: 'maxSize',
      values: { megabytes: maxVisitorFileBytes / 1_000_000 },
    })
  const name = cutToEnd(input.filename.replace(/[^\p{L}\p{N} ._()-]/gu, ''), 80) || 'file'
  const imageType = detectImage(content)
  const { type, text, written } = imageType
    ? { type: imageType, text: '', written: await needs.ports.imageOfFile(claims.region, content) }
    : { ...(await readDocument(needs, claims, name, content)), written: content }
  const id = randomIdentifier(20)
  const { region, agentId, conversationId } = claims
  // Before the file: what no message brings must not stay because an instance has ended between the two.
  await needs.ports.tasks.enqueue(
    'dropUnsentFile',
    { region, agentId, conversationId, fileId: id, at: needs.ports.now() + unsentSeconds * 1_000 },
    { delaySeconds: unsentSeconds },
  )
  const url = await writePublicFile(region, {
    path: visitorFilePath(agentId, conversationId, id),
    content: written,
    type,
    name: imageType ? undefined : name,
  })
  const file = { id, name, sizeKB: written.length / 1000, url }
  const pass = { ...file, text, conversationId, until: needs.ports.now() + passMs }
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url')
  return { ...file, id: `${body}.${sign(needs.secret, body)}` }
}

/** The files of a message from their passes; a pass of another conversation is none. */
export function openVisitorFiles(
  secret: string,
  claims: VisitorClaims,
  passes: string[],
  now: number,
): StoredFile[] {
  if (passes.length > maxVisitorFiles)
    throw new AppError('invalid-argument', { key: 'mostFiles', values: { most: maxVisitorFiles } })
  return passes.map((pass) => {
    const refused = new AppError('invalid-argument', 'messageFileGone')
    const [body = '', given = ''] = pass.split('.')
    const expected = Buffer.from(sign(secret, body))
    const actual = Buffer.from(given)
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw refused
    const { conversationId, until, ...file } = passSchema.parse(
      JSON.parse(Buffer.from(body, 'base64url').toString('utf8')),
    )
    if (conversationId !== claims.conversationId || until < now) throw refused
    return file
  })
}

async function readDocument(
  { ports }: FileNeeds,
  { region }: VisitorClaims,
  name: string,
  content: Buffer,
): Promise<{ type: string; text: string }> {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!visitorFileExtensions.some((allowed) => allowed === extension))
    throw new AppError('file-type-not-allowed', {
      key: 'onlyFiles',
      values: { list: visitorFileExtensions.join(', ') },
    })
  const kind = detectKind(name, content)
  // A scan without words is still something for a person to look at.
  const text = cutText(await ports.textOfFile(region, { kind, content }), mostFileCharacters)
  return { type: kind === 'pdf' ? 'application/pdf' : 'application/octet-stream', text }
}

function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`file:${body}`).digest('base64url')
}
