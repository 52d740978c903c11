import type { Region } from '@parley/functions/shared/regions'
import { knowledgeFileExtensions, maxKnowledgeFileBytes } from '@parley/functions/shared/limits'
import { call } from '../../lib/call.ts'
import { formatEntries } from '../../lib/formats.ts'
import { toBase64 } from '../../lib/toBase64.ts'
import { t } from './texts.ts'

export const acceptedFiles = knowledgeFileExtensions.map((extension) => `.${extension}`).join()
export const acceptedNames = formatEntries(
  knowledgeFileExtensions.map((extension) => extension.toUpperCase()),
)

/** What is wrong with a file, before it is sent anywhere. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase()
  if (!knowledgeFileExtensions.some((allowed) => allowed === extension))
    return t('onlyFiles', { list: acceptedNames })
  if (size > maxKnowledgeFileBytes) return t('maxSize', { megabytes: maxKnowledgeFileBytes / 1_000_000 })
  return size === 0 ? t('thisFileIsEmpty') : undefined
}

/** Uploads a file and hands it to the agent; from then on the list tells how it is doing. */
export async function addFile(region: Region, agentId: string, file: File): Promise<void> {
  const uploaded = await call(
    'uploadFile',
    { region, agentId, filename: file.name, base64Payload: await toBase64(file) },
    region,
  )
  await call(
    'addKnowledgeFile',
    { region, agentId, fileId: uploaded.id, title: file.name.slice(0, 200) },
    region,
  )
}

export async function addText(
  region: Region,
  agentId: string,
  title: string,
  text: string,
  attemptId: string,
): Promise<void> {
  await call('addKnowledgeText', { region, agentId, title, text, attemptId }, region)
}

export async function retrySource(region: Region, agentId: string, sourceId: string): Promise<void> {
  await call('retryKnowledgeSource', { region, agentId, sourceId }, region)
}

export async function deleteSource(region: Region, agentId: string, sourceId: string): Promise<void> {
  await call('deleteKnowledgeSource', { region, agentId, sourceId }, region)
}
