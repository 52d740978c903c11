import { z } from 'zod'
import { credentialDraftSchema, credentialSecretSchema, toolDraftSchema } from '../tools/tools.ts'
import { mcpServerDraftSchema } from '../tools/mcp.ts'
import { toolTestSchema } from '../tools/toolTest.ts'
import { done, id, workspaceRef, type Contract } from './fields.ts'

/** Tools of a workspace and their credentials; a part of the group `workspaces`. */
export const toolsCallables = {
  /** `toolId`: missing for a new one. `seq`: the state that the change is based on, 0 for a new one. */
  saveTool: {
    input: workspaceRef.extend({ toolId: id.optional(), seq: z.int().nonnegative(), tool: toolDraftSchema }),
    output: z.object({ toolId: z.string(), seq: z.number() }),
  },
  deleteTool: { input: workspaceRef.extend({ toolId: id }), output: done },
  /** Runs the unsaved tool of a form with a real request. `arguments`: JSON, as a model would write it. */
  testTool: {
    input: workspaceRef.extend({ tool: toolDraftSchema, arguments: z.string().max(10_000) }),
    output: toolTestSchema,
  },
  /** Reads the functions that the server offers. `serverId`: missing for a new one; `seq` as for a tool. */
  saveMcpServer: {
    input: workspaceRef.extend({
      serverId: id.optional(),
      seq: z.int().nonnegative(),
      server: mcpServerDraftSchema,
    }),
    output: z.object({ serverId: z.string(), seq: z.number() }),
  },
  deleteMcpServer: { input: workspaceRef.extend({ serverId: id }), output: done },
  /** `secret`: missing to keep the stored one; `seq` as for a tool. */
  saveCredential: {
    input: workspaceRef.extend({
      credentialId: id.optional(),
      seq: z.int().nonnegative(),
      credential: credentialDraftSchema,
      secret: credentialSecretSchema.optional(),
    }),
    output: z.object({ credentialId: z.string() }),
  },
  replaceCredentialSecret: {
    input: workspaceRef.extend({
      credentialId: id,
      seq: z.int().nonnegative(),
      secret: credentialSecretSchema,
    }),
    output: done,
  },
  deleteCredential: { input: workspaceRef.extend({ credentialId: id }), output: done },
} as const satisfies Record<string, Contract>
