import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import { knowledgeFileExtensions, knowledgeFileKinds } from '@parley/functions/shared/limits'

/** Returns true when the source is a file, which another file can replace. */
export function hasFile({ kind }: KnowledgeSource): boolean {
  return knowledgeFileKinds.some((candidate) => candidate === kind)
}

/** Returns the name under which a source's file is saved. */
export function fileNameOf({ title, kind }: KnowledgeSource): string {
  const extension = title.split('.').at(-1)?.toLowerCase()
  if (knowledgeFileExtensions.some((candidate) => candidate === extension)) return title
  return `${title}.${kind === 'text' ? 'txt' : kind}`
}
