import type { Readable } from 'node:stream'
import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import { knowledgeFileExtensions } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { fileBytes, openFile } from '../../../store/files.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { uploadPath } from './knowledgePaths.ts'

/** Streams a source's uploaded file, with the name to save it under and its length. */
export async function downloadKnowledgeFile(
  caller: Caller,
  input: AgentRef & { sourceId: string },
): Promise<{ name: string; bytes: number; content: Readable }> {
  const { region, agentId, sourceId } = input
  await authorizeForAgent(caller, 'readKnowledge', input)
  const source = await readDocument(region, paths.knowledgeSource(agentId, sourceId), knowledgeSourceSchema)
  const path = uploadPath(agentId, sourceId)
  const bytes = source && (await fileBytes(region, path))
  if (!source || bytes === undefined) throw new AppError('not-found')
  const { title, kind } = source.data
  const hasExtension = knowledgeFileExtensions.some((extension) =>
    title.toLowerCase().endsWith(`.${extension}`),
  )
  const name = hasExtension ? title : `${title}.${kind === 'text' ? 'txt' : kind}`
  return { name, bytes, content: await openFile(region, path) }
}
