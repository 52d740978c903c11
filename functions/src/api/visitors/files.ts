import { pipeline } from 'node:stream/promises'
import { onRequest, type Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { uploadReplyFile } from '../../domain/chat/inbox/uploadReplyFile.ts'
import { uploadTemplate } from '../../domain/agents/templateFiles/templateFile.ts'
import { downloadKnowledgeFile } from '../../domain/knowledge/sources/downloadKnowledgeFile.ts'
import { uploadKnowledgeFile } from '../../domain/knowledge/sources/uploads/uploadKnowledgeFile.ts'
import { id, region } from '../../shared/callables/fields.ts'
import { cleanInput } from '../http/cleanInput.ts'
import { currentInstance } from '../context.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Response } from '../http/Response.ts'
import { httpsOptions } from '../options.ts'
import { verifyBearer } from '../http/verifyBearer.ts'
import { fileNameHeader } from '../../shared/chat/streamedFileType.ts'
import { streamedBody } from '../http/streamedBodies.ts'

const uploadSchema = z.strictObject({ region, agentId: id })
const nameSchema = z.string().min(1).max(300)
const replySchema = uploadSchema.extend({ conversationId: id })
const templateSchema = z.strictObject({ region, workspaceId: id })
const downloadSchema = z.strictObject({ region, agentId: id, sourceId: id })

/**
 * Streams files that are too large for a callable, authenticated by a person's ID token. `POST
 * /knowledge?region&agentId` takes the file as its body, of the type `streamedFileType` and with its length,
 * and responds like the callable `uploadFile`. `GET /knowledge?region&agentId&sourceId` returns the file of a
 * source. `POST /template?region&workspaceId` takes an exported agent in the same way and returns its id.
 * `POST /reply?region&agentId&conversationId` takes a file for an operator's reply and returns it with its
 * pass. A slow connection may take minutes. The file's name is in the header `x-file-name`, encoded by
 * `encodeURIComponent`, because URLs are logged.
 */
export const files = onRequest(
  { ...httpsOptions, concurrency: 16, timeoutSeconds: 600 },
  endpoint('files', serve, true),
)

async function serve(request: Request, response: Response): Promise<void> {
  if (request.path === '/template' && request.method === 'POST') return takeTemplate(request, response)
  if (request.path === '/reply' && request.method === 'POST') return takeReplyFile(request, response)
  if (request.path !== '/knowledge') throw new AppError('not-found')
  if (request.method === 'GET') return download(request, response)
  if (request.method !== 'POST') throw new AppError('not-found')
  const body = streamedBody(request)
  if (!body) throw new AppError('file-too-large')
  const caller = await verifyBearer(request)
  const input = { ...readQuery(request, uploadSchema), filename: readFileName(request) }
  response.json(await uploadKnowledgeFile(currentInstance().ports, caller, { ...input, ...body }))
}

async function takeReplyFile(request: Request, response: Response): Promise<void> {
  const body = streamedBody(request)
  if (!body) throw new AppError('file-too-large')
  const caller = await verifyBearer(request)
  const input = { ...readQuery(request, replySchema), filename: readFileName(request) }
  response.json(await uploadReplyFile(currentInstance(), caller, { ...input, ...body }))
}

async function takeTemplate(request: Request, response: Response): Promise<void> {
  const body = streamedBody(request)
  if (!body) throw new AppError('file-too-large')
  const caller = await verifyBearer(request)
  const input = readQuery(request, templateSchema)
  response.json(await uploadTemplate(currentInstance().ports, caller, { ...input, ...body }))
}

async function download(request: Request, response: Response): Promise<void> {
  const input = readQuery(request, downloadSchema)
  const file = await downloadKnowledgeFile(await verifyBearer(request), input)
  response.setHeader('Content-Type', 'application/octet-stream')
  response.setHeader('Content-Length', file.bytes)
  response.setHeader(
    'Content-Disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", '%27')}`,
  )
  await pipeline(file.content, response)
}

function readFileName(request: Request): string {
  const parsed = nameSchema.safeParse(decodeComponent(request.get(fileNameHeader) ?? ''))
  if (!parsed.success) throw new AppError('invalid-argument')
  return parsed.data
}

/** Decodes a URI component; returns an empty text for a malformed one. */
function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(cleanInput(request.query, 10_000))
  if (!parsed.success) throw new AppError('invalid-argument')
  return parsed.data
}
