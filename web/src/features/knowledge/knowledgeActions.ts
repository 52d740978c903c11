import type { Region } from '@parley/functions/shared/regions/regions'
import { knowledgeFileExtensions, maxKnowledgeFileBytes } from '@parley/functions/shared/limits'
import { call } from '../../lib/call.ts'
import { formatEntries } from '../../lib/formats/formats.ts'
import { t } from './texts.ts'

export const acceptedFiles = knowledgeFileExtensions.map((extension) => `.${extension}`).join()
export const acceptedNames = formatEntries(
  knowledgeFileExtensions.map((extension) => extension.toUpperCase()),
)

/** Returns what is wrong with a file before it is uploaded; undefined when it is acceptable. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase()
  if (!knowledgeFileExtensions.some((allowed) => allowed === extension))
    return t('onlyFiles', { list: acceptedNames })
  if (size > maxKnowledgeFileBytes) return t('maxSize', { megabytes: maxKnowledgeFileBytes / 1_000_000 })
  return size === 0 ? t('thisFileIsEmpty') : undefined
}

/** Adds an uploaded file to the agent's sources; the live list shows its progress. */
export async function addFile(region: Region, agentId: string, fileId: string, title: string): Promise<void> {
  await call('addKnowledgeFile', { region, agentId, fileId, title: title.slice(0, 200) }, region)
}

/** Replaces a source's file with an uploaded one after that has been read. */
export async function replaceFile(
  region: Region,
  agentId: string,
  sourceId: string,
  fileId: string,
): Promise<void> {
  await call('replaceKnowledgeFile', { region, agentId, sourceId, fileId }, region)
}

export async function renameSource(
  region: Region,
  agentId: string,
  sourceId: string,
  title: string,
): Promise<void> {
  await call('renameKnowledgeSource', { region, agentId, sourceId, title }, region)
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
