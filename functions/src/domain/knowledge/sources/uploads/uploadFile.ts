import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { uploadKnowledgeFile } from './uploadKnowledgeFile.ts'

/** Uploads a small file as base64, for programs. */
export function uploadFile(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { base64Payload, ...file }: AgentRef & { filename: string; base64Payload: string },
) {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64Payload)) throw new AppError('invalid-argument', 'fileNotWhole')
  const content = Buffer.from(base64Payload, 'base64')
  return uploadKnowledgeFile(ports, caller, { ...file, bytes: content.length, content: once(content) })
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}
