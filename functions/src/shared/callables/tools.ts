import { z } from 'zod'
import { credentialDraftSchema, credentialSecretSchema, toolDraftSchema } from '../tools/tools.ts'
import { mcpServerDraftSchema } from '../tools/mcp.ts'
import { toolTestSchema } from '../tools/toolTest.ts'
import { done, id, workspaceRef, type Contract } from './fields.ts'

/** Tools of a workspace and what they sign in with; a part of the group `workspaces`. */
export const toolProcedures = {
  /** `toolId`: missing for a new one. `seq`: what the change was begun from, 0 for a new one. */
  saveTool: {
    input: workspaceRef.extend({ toolId: id.optional(), seq: z.int().nonnegative(), tool: toolDraftSchema }),
    output: z.object({ toolId: z.string(), seq: z.number() }),
  },
  deleteTool: { input: workspaceRef.extend({ toolId: id }), output: done },
  /** Runs a tool as it stands in a form, for real. `arguments`: JSON, as a model would write it. */
  testTool: {
    input: workspaceRef.extend({ tool: toolDraftSchema, arguments: z.string().max(10_000) }),
    output: toolTestSchema,
  },
  /** Looks at what the server offers. `serverId`: missing for a new one; `seq` as of a tool. */
  saveMcpServer: {
    input: workspaceRef.extend({
      serverId: id.optional(),
      seq: z.int().nonnegative(),
      server: mcpServerDraftSchema,
    }),
    output: z.object({ serverId: z.string(), seq: z.number() }),
  },
  deleteMcpServer: { input: workspaceRef.extend({ serverId: id }), output: done },
  /** `secret`: missing where it stays as it is. */
  saveCredential: {
    input: workspaceRef.extend({
      credentialId: id.optional(),
      credential: credentialDraftSchema,
      secret: credentialSecretSchema.optional(),
    }),
    output: z.object({ credentialId: z.string() }),
  },
  replaceCredentialSecret: {
    input: workspaceRef.extend({ credentialId: id, secret: credentialSecretSchema }),
    output: done,
  },
  deleteCredential: { input: workspaceRef.extend({ credentialId: id }), output: done },
} as const satisfies Record<string, Contract>
