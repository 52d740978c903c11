import { onRequest, type Request } from 'firebase-functions/v2/https'
import { AppError } from '../domain/kernel/errors/AppError.ts'
import { parseForModel, rewriteForVisitor } from '../domain/knowledge/reading/parseStrangersFile.ts'
import { isParsingPass, parsingPassHeader } from '../domain/knowledge/files/parsingPass.ts'
import type { ParsedFile } from '../domain/kernel/ports/ports.ts'
import { knowledgeFileKinds } from '../shared/limits.ts'
import { maxVisitorFileBytes } from '../shared/chat/visitorFileLimits.ts'
import { currentInstance } from './context.ts'
import { endpoint } from './http/endpoint.ts'
import type { Response } from './http/Response.ts'
import { httpsOptions, parsingCapacity } from './options.ts'

/**
 * Reads one visitor's file at a time for the chat function: `POST /{kind}` with the file as its body and a
 * pass. Responds with `{ text }`, or with `{ image }` in base64.
 */
export const parse = onRequest(
  { ...httpsOptions, ...parsingCapacity, timeoutSeconds: 30 },
  endpoint('parse', serve, true),
)

const kinds = [...knowledgeFileKinds, 'image'] as const

async function serve(request: Request, response: Response): Promise<void> {
  const content = request.rawBody ?? Buffer.alloc(0)
  const name = request.path.slice(request.path.lastIndexOf('/') + 1)
  const kind = kinds.find((candidate) => candidate === name)
  if (request.method !== 'POST' || !kind) throw new AppError('not-found')
  if (content.length > maxVisitorFileBytes) throw new AppError('file-too-large')
  const pass = String(request.headers[parsingPassHeader] ?? '')
  if (!isParsingPass(currentInstance().config.signing, { kind, content }, pass, Date.now()))
    throw new AppError('permission-denied')
  response.json(await read({ kind, content }))
}

async function read({ kind, content }: ParsedFile): Promise<{ text: string } | { image: string }> {
  const { ports } = currentInstance()
  if (kind !== 'image') return parseForModel(ports, { kind, content })
  return { image: (await rewriteForVisitor(ports, content)).toString('base64') }
}
