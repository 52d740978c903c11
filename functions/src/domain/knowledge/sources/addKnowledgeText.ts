import { writeFile } from '../../../store/files.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { addSource } from './addSource.ts'
import { queueUnusedDeletion } from './uploads/queueFileDeletion.ts'
import { uploadPath } from './knowledgePaths.ts'
import { throttleKnowledge } from './throttleKnowledge.ts'

/** Adds pasted text. The same attempt a second time returns the same source. */
export async function addKnowledgeText(
  ports: Ports,
  caller: Caller,
  input: AgentRef & { title: string; text: string; attemptId: string },
) {
  const { actor, workspaceId } = await authorizeForAgent(caller, 'changeKnowledge', input)
  await throttleKnowledge(actor.uid, ports.now())
  const content = Buffer.from(input.text, 'utf8')
  await queueUnusedDeletion(ports, { ...input, sourceId: input.attemptId })
  await writeFile(input.region, uploadPath(input.agentId, input.attemptId), content, 'text/plain')
  return addSource(ports, input, workspaceId, {
    ID: input.attemptId,
    title: input.title,
    kind: 'text',
    sizeKB: content.length / 1000,
  })
}
