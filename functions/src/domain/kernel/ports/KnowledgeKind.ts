import type { knowledgeFileKinds } from '../../../shared/limits.ts'

export type KnowledgeKind = (typeof knowledgeFileKinds)[number]
