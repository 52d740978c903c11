import { pipeline } from 'node:stream/promises'
import { onRequest, type Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { AppError } from '../domain/AppError.ts'
import { downloadKnowledgeFile } from '../domain/knowledge/downloadKnowledgeFile.ts'
import { uploadKnowledgeFile } from '../domain/knowledge/uploadKnowledgeFile.ts'
import { id, region } from '../shared/callables/fields.ts'
import { cleanInput } from './cleanInput.ts'
import { instance } from './context.ts'
import { endpoint, type Response } from './endpoint.ts'
import { httpsOptions } from './options.ts'
import { verifyBearer } from './bearer.ts'
import { streamedBody } from './streamedBodies.ts'

const uploadSchema = z.strictObject({ region, agentId: id, filename: z.string().min(1).max(300) })
const downloadSchema = z.strictObject({ region, agentId: id, sourceId: id })

/**
 * Files of knowledge, which are too large for a callable, both ways and piece by piece, by a person's ID
 * token. `POST /knowledge?region&agentId&filename` takes the file as its body, of the type
 * `streamedFileType` and with its length, and answers as the callable `uploadFile` does;
 * `GET /knowledge?region&agentId&sourceId` answers the file of a source. A slow line may take minutes.
 */
export const files = onRequest(
  { ...httpsOptions, concurrency: 40, timeoutSeconds: 600 },
  endpoint('files', serve, true),
)

async function serve(request: Request, response: Response): Promise<void> {
  if (request.path !== '/knowledge') throw new AppError('not-found')
  if (request.method === 'GET') return download(request, response)
  if (request.method !== 'POST') throw new AppError('not-found')
  const body = streamedBody(request)
  if (!body) throw new AppError('file-too-large')
  const caller = await verifyBearer(request)
  const input = readQuery(request, uploadSchema)
  response.json(await uploadKnowledgeFile(instance().ports, caller, { ...input, ...body }))
}

async function download(request: Request, response: Response): Promise<void> {
  const input = readQuery(request, downloadSchema)
  const file = await downloadKnowledgeFile(await verifyBearer(request), input)
  response.setHeader('Content-Type', 'application/octet-stream')
  response.setHeader('Content-Length', file.bytes)
  response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  await pipeline(file.content, response)
}

function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(cleanInput(request.query, 10_000))
  if (!parsed.success) throw new AppError('invalid-argument')
  return parsed.data
}
