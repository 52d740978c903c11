import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import { knowledgeFileExtensions, knowledgeFileKinds } from '@parley/functions/shared/limits'

/** Whether a source came as a file, which another one can take the place of. */
export function hasFile({ kind }: KnowledgeSource): boolean {
  return knowledgeFileKinds.some((known) => known === kind)
}

/** The name to save a source's file under. */
export function fileNameOf({ title, kind }: KnowledgeSource): string {
  const extension = title.split('.').at(-1)?.toLowerCase()
  if (knowledgeFileExtensions.some((known) => known === extension)) return title
  return `${title}.${kind === 'text' ? 'txt' : kind}`
}
