import { z } from 'zod'
import type { CallablesOf } from './callableGroups.ts'
import { agentDescriptionSchema } from '../agents/agentDescription.ts'
import { agentTemplateSchema } from '../agents/agentTemplate.ts'
import { flowPartsSchema, flowSchema } from '../flow/flow.ts'
import { templateKeys } from '../agents/templateKeys.ts'
import { cssReplySchema, cssWishSchema } from '../css/cssAssistant.ts'
import { type Contract, id, language, region, attemptId, agentRef, done } from './fields.ts'
import { reviewLimits } from '../agents/review.ts'
import { refusalKey } from '../errors/refusals.ts'
import { patchOf } from '../texts/patchOf.ts'
import { transferPreviewSchema } from '../workspaces/transfer.ts'
import { agentTitle, newAgent } from './templates.ts'

/** A key of Voiceflow's Dialog Manager, valid for one project. */
const projectKeySchema = z
  .string()
  .trim()
  .max(200)
  .regex(/^VF\.DM\.[\w.-]{8,}$/, refusalKey('voiceflowKeyWrong'))

const partHashes = z.record(z.string().max(20), z.string().max(20).nullable())

const namedTool = z.object({
  id: z.string(),
  name: z.string(),
  /** The functions of an MCP server; missing for other tools. */
  functions: z.array(z.object({ name: z.string(), isOn: z.boolean() })).optional(),
})
const namedSource = z.object({ id: z.string(), name: z.string() })

/** Agents, their versions and keys. */
export const agentsCallables = {
  convertAgentTemplateToAgent: {
    input: z.strictObject({
      region,
      workspaceId: id,
      agentName: z.string().trim().min(1, refusalKey('agentNameRequired')).max(100),
      agentTemplate: z.enum(templateKeys),
      attemptId,
    }),
    output: z.object({ agentCreated: z.object({ ID: z.string(), enableNodes: z.boolean() }) }),
  },
  /** Creates an agent whose answers come from a Voiceflow project. */
  createProjectAgent: {
    input: z.strictObject({
      region,
      workspaceId: id,
      agentName: z.string().trim().min(1, refusalKey('agentNameRequired')).max(100),
      key: projectKeySchema,
      attemptId,
    }),
    output: z.object({ agentId: z.string() }),
  },
  replaceProjectKey: { input: agentRef.extend({ key: projectKeySchema, language }), output: done },
  /** `reason`: why the agent is published without the approval that its organisation requires. */
  publishAgent: {
    input: agentRef.extend({ reason: z.string().trim().min(1).max(reviewLimits.reason).optional() }),
    output: z.object({ version: z.number(), fingerprint: z.string() }),
  },
  saveAgentBackup: { input: agentRef, output: z.object({ version: z.number() }) },
  /**
   * Changes single nodes and edges of an agent's draft. `base`: the `hashOfPart` of each part before the
   * change; null for a new part. Parts that another save has changed since stay unchanged and are returned in
   * `refused`.
   */
  saveFlow: {
    input: agentRef.extend({
      parts: flowPartsSchema,
      base: z.strictObject({ nodes: partHashes, edges: partHashes }),
    }),
    output: z.object({ seq: z.number(), hash: z.string(), refused: flowPartsSchema }),
  },
  /** Reads the texts of a draft, for clients who may not read its prompt. */
  readDescription: { input: agentRef, output: agentDescriptionSchema },
  /** Changes texts of a draft where they are still as the caller has seen them. */
  saveDescription: {
    input: agentRef.extend({
      before: patchOf(agentDescriptionSchema),
      after: patchOf(agentDescriptionSchema),
    }),
    output: z.object({ stored: agentDescriptionSchema, conflicts: z.array(agentDescriptionSchema.keyof()) }),
  },
  /** Lists the names of the workspace's tools that the flow may use. */
  readFlowTools: {
    input: agentRef,
    output: z.object({
      tools: z.array(namedTool),
    }),
  },
  /** Lists the sources that the flow's nodes may be limited to; of those, clients get the ones it names. */
  readFlowSources: {
    input: agentRef,
    output: z.object({ sources: z.array(namedSource) }),
  },
  /** `at`: the version's id. `fields`: paths of the draft, and `flow`; all of them if missing. */
  restoreVersion: {
    input: agentRef.extend({
      at: z.int().positive(),
      fields: z.array(z.string().min(1).max(120)).min(1).max(200).optional(),
    }),
    output: z.object({ restored: z.array(z.string()) }),
  },
  readVersion: {
    input: agentRef.extend({ at: z.int().positive() }),
    output: z.object({
      changes: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })),
      /** The draft's flow and the version's; null if they are equal. */
      flows: z.object({ from: flowSchema, to: flowSchema }).nullable(),
      /** The name of the version's author; empty for a person who has left. */
      byName: z.string(),
      /** The name of the person who named the version; empty for a person who has left. */
      labelByName: z.string(),
      /** The tools and sources in the changes and the flows; deleted ones and built-in tools are left out. */
      tools: z.array(namedTool),
      sources: z.array(namedSource),
    }),
  },
  /** Returns the draft with its flow, tools and knowledge as a file. */
  exportAgent: {
    input: agentRef,
    output: agentTemplateSchema,
  },
  /** Copies an agent within its workspace; the copy is not published. */
  duplicateAgent: {
    input: agentRef.extend({ title: agentTitle, withKnowledge: z.boolean(), attemptId }),
    output: newAgent,
  },
  /** Previews the consequences of moving an agent to another workspace. */
  previewTransfer: { input: agentRef.extend({ workspaceId: id }), output: transferPreviewSchema },
  /** Moves an agent to another workspace of the same owner and region. */
  transferAgent: { input: agentRef.extend({ workspaceId: id }), output: done },
  nameVersion: {
    input: agentRef.extend({ at: z.int().positive(), label: z.string().trim().max(60) }),
    output: done,
  },
  /** Asks the CSS assistant; see `CssReply`. */
  generateCss: { input: agentRef.extend(cssWishSchema.shape), output: cssReplySchema },
  deleteAgent: { input: agentRef, output: done },
  /** The key is returned only once; only its hash is stored. */
  renewSecretKey: { input: agentRef.extend({ language }), output: z.object({ key: z.string() }) },
  createDebugSession: {
    input: agentRef,
    output: z.object({ token: z.string(), conversationId: z.string() }),
  },
} as const satisfies Record<CallablesOf<'agents'>, Contract>
