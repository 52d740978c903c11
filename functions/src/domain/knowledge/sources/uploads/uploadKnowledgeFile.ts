import { maxKnowledgeFileBytes } from '../../../../shared/limits.ts'
import { writeFileFrom } from '../../../../store/files.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import { cleanFileName } from '../../../kernel/texts/fileName.ts'
import { randomIdentifier } from '../../../kernel/identifiers.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { detectKind, expectSize, headBytes } from '../../reading/detectKind.ts'
import { queueUnusedDeletion } from './queueFileDeletion.ts'
import { uploadPath } from '../knowledgePaths.ts'
import { throttleKnowledge } from '../throttleKnowledge.ts'

interface FileUpload extends AgentRef {
  filename: string
  /** The declared size of the file. */
  bytes: number
  content: AsyncIterable<Buffer>
}

/**
 * Stores a file while it arrives, without holding it in memory. The server chooses its path and detects its
 * kind from the first bytes. A file that is cut off or has another length than declared leaves nothing.
 */
export async function uploadKnowledgeFile(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  upload: FileUpload,
) {
  const { region, agentId, filename, bytes } = upload
  const { actor } = await authorizeForAgent(caller, 'changeKnowledge', upload)
  expectSize(bytes)
  await throttleKnowledge(actor.uid, ports.now())
  const { head, rest } = await readHead(upload.content)
  const kind = detectKind(filename, head)
  const id = `${randomIdentifier(20)}-${kind}`
  const path = uploadPath(agentId, id)
  await queueUnusedDeletion(ports, { region, agentId, sourceId: id })
  try {
    await writeFileFrom(region, path, exactly(bytes, rest), 'application/octet-stream')
  } catch (error) {
    throw isBrokenOff(error) ? new AppError('invalid-argument', 'uploadBrokeOff') : error
  }
  const name = cleanFileName(filename, 120) || `file.${kind}`
  // Knowledge can only be downloaded with a session, so there is no public URL.
  return { url: '', path, id, dbFilePath: path, filename: name, sizeKB: bytes / 1000 }
}

/** Returns the first bytes of a file, and a stream of the whole file. */
async function readHead(
  content: AsyncIterable<Buffer>,
): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const parts: Buffer[] = []
  let bytes = 0
  const iterator = content[Symbol.asyncIterator]()
  while (bytes < headBytes) {
    const { done, value } = await nextPart(iterator)
    if (done) break
    parts.push(value)
    bytes += value.length
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield* parts
    for (let next = await nextPart(iterator); !next.done; next = await nextPart(iterator)) yield next.value
  }
  return { head: Buffer.concat(parts), rest: rest() }
}

/** Throws BrokenOff, whatever has ended the connection. */
async function nextPart(iterator: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  try {
    return await iterator.next()
  } catch {
    throw new BrokenOff('The connection of the upload was closed')
  }
}

async function* exactly(bytes: number, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let sent = 0
  for await (const part of content) {
    sent += part.length
    if (sent > Math.min(bytes, maxKnowledgeFileBytes)) throw new BrokenOff('The file is longer than declared')
    yield part
  }
  if (sent !== bytes) throw new BrokenOff('There is less than it says')
}

class BrokenOff extends Error {}

function isBrokenOff(error: unknown): boolean {
  return error instanceof BrokenOff
}
