import { z } from 'zod'
import { importPreviewSchema } from '../agents/agentTemplate.ts'
import { refusalKey } from '../errors/refusals.ts'
import { attemptId, id, workspaceRef, type Contract } from './fields.ts'

export const agentTitle = z.string().trim().min(1, refusalKey('agentNameRequired')).max(100)
export const newAgent = z.object({ agentId: z.string(), enableNodes: z.boolean() })

/** `fileId`: of a file that was uploaded to `POST /template`. */
const uploadedFile = workspaceRef.extend({ fileId: id })

/** Imports of agents from files. */
export const templatesCallables = {
  /** Summarises the file without creating anything. */
  previewImport: { input: uploadedFile, output: importPreviewSchema },
  importAgent: {
    input: uploadedFile.extend({ title: agentTitle, withKnowledge: z.boolean(), attemptId }),
    output: newAgent,
  },
} as const satisfies Record<string, Contract>
