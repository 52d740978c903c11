import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { addSource } from './addSource.ts'
import { findUpload } from './uploads/findUpload.ts'

/** Adds an uploaded file as a source of the agent and queues its reading. */
export async function addKnowledgeFile(
  ports: Ports,
  caller: Caller,
  input: AgentRef & { fileId: string; title: string },
) {
  const { workspaceId } = await authorizeForAgent(caller, 'changeKnowledge', input)
  const { kind, bytes } = await findUpload(input)
  return addSource(ports, input, workspaceId, {
    ID: input.fileId,
    title: input.title,
    kind,
    sizeKB: bytes / 1000,
  })
}
