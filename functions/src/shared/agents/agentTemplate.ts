import { z } from 'zod'
import { agentDraftSchema, agentOptionsSchema } from './agent.ts'
import { flowEdgeSchema, flowIdPattern, flowNodeSchema } from '../flow/flow.ts'
import { credentialDraftSchema, httpMethods, httpRequestSchema, toolDraftSchema } from '../tools/tools.ts'
import { siteSettingsSchema, siteLimits } from '../knowledge/sites.ts'

/** What a file of an agent may be at most. */
export const templateLimits = {
  fileBytes: 10_000_000,
  /** Texts of knowledge that an export holds, in bytes. */
  knowledgeBytes: 8_000_000,
  /** Objects and lists within one another. */
  depth: 16,
  /** Objects, lists and their entries. */
  values: 200_000,
  tools: 60,
  /** Pairs, texts and sites together. */
  sources: 400,
  textCharacters: 2_000_000,
} as const

/** A tool without the id of anything; `credential`: what has to be there for it, without any secret. */
export const templateToolSchema = z.object({
  ...toolDraftSchema.shape,
  request: z.object(httpRequestSchema.omit({ credentialId: true }).shape),
  credential: z.object(credentialDraftSchema.shape).nullable().default(null),
})
export type TemplateTool = z.infer<typeof templateToolSchema>

const leftOutOfFile = z.object({ title: z.string().max(200), reason: z.enum(['size', 'notRead']) })

/** What an agent knows, as texts. Sites go by their addresses. */
export const templateKnowledgeSchema = z.object({
  pairs: z
    .array(z.object({ question: z.string().min(1).max(500), answer: z.string().min(1).max(4_000) }))
    .max(templateLimits.sources)
    .default([]),
  texts: z
    .array(
      z.object({
        title: z.string().min(1).max(200),
        text: z.string().min(1).max(templateLimits.textCharacters),
      }),
    )
    .max(templateLimits.sources)
    .default([]),
  sites: z
    .array(
      z.object({
        title: z.string().max(200),
        address: z.string().min(1).max(siteLimits.addressCharacters),
        settings: z.object(siteSettingsSchema.shape),
      }),
    )
    .max(siteLimits.sites)
    .default([]),
  /** What the agent knows besides, and why it is not in the file. */
  leftOut: z.array(leftOutOfFile).max(1_000).default([]),
})
export type TemplateKnowledge = z.infer<typeof templateKnowledgeSchema>

/** The draft of an agent without the ids and pictures of the place that it comes from. */
export const templateAgentSchema = agentDraftSchema
  .omit({ roundedImageURL: true, chatBgURL: true })
  .extend({ vgOptions: agentOptionsSchema.omit({ tools: true }).prefault({}) })
  .strip()

/** A flow whose parts may hold more than they should: that is left out. */
const flowId = z.string().regex(flowIdPattern)
const templateFlowSchema = z.object({
  nodes: z.record(flowId, z.object(flowNodeSchema.shape)),
  edges: z.record(flowId, z.object(flowEdgeSchema.shape)),
})

/**
 * An agent as a file. Tools go by their names, in `agentTools`, in the nodes of the flow and in its rules.
 * Version 1 names its tools and does not describe them.
 */
export const agentTemplateSchema = z.object({
  format: z.literal('agent-template'),
  version: z.union([z.literal(1), z.literal(2)]),
  agent: templateAgentSchema,
  agentTools: z.array(z.string().max(64)).max(20).default([]),
  tools: z.array(templateToolSchema).max(templateLimits.tools).default([]),
  flow: templateFlowSchema,
  knowledge: templateKnowledgeSchema.prefault({}),
})
export type AgentTemplate = z.infer<typeof agentTemplateSchema>

/** What would come of a file, for whoever decides whether to import it. */
export const importPreviewSchema = z.object({
  title: z.string(),
  primaryColor: z.string(),
  greeting: z.string(),
  nodes: z.int(),
  /** Of the flow: what keeps it from being published, and what hardly works as it was meant. */
  errors: z.int(),
  warnings: z.int(),
  tools: z.array(
    z.object({
      name: z.string(),
      method: z.enum(httpMethods),
      host: z.string(),
      effect: z.enum(['read', 'change']),
    }),
  ),
  /** Credentials that its tools need; `isThere`: the workspace has one of that name. */
  credentials: z.array(z.object({ name: z.string(), isThere: z.boolean() })),
  pairs: z.int(),
  texts: z.int(),
  sites: z.array(z.string()),
  characters: z.int(),
  leftOut: z.array(leftOutOfFile),
  /** Names in the file that no agent has, and those that are chosen anew; they are not taken over. */
  ignored: z.array(z.string()),
  /** What the plan has no room for. */
  noRoomFor: z.array(z.enum(['agent', 'knowledge'])),
  mostAgents: z.int(),
  mostCharacters: z.int(),
})
export type ImportPreview = z.infer<typeof importPreviewSchema>
