import { z } from 'zod'
import { agentDraftSchema, agentOptionsSchema } from './agent.ts'
import { flowEdgeSchema, flowIdPattern, flowNodeSchema } from '../flow/flow.ts'
import {
  credentialDraftSchema,
  httpMethods,
  httpRequestSchema,
  toolFieldsSchema,
  toolLimits,
  withEffect,
} from '../tools/tools.ts'
import { testExpectationsSchema } from './savedTests.ts'
import { siteSettingsSchema, siteLimits } from '../knowledge/sites.ts'

/** The limits of an exported agent. */
export const templateLimits = {
  fileBytes: 10_000_000,
  /** The size of the knowledge texts, in bytes. */
  knowledgeBytes: 8_000_000,
  /** The maximum nesting of objects and lists. */
  depth: 16,
  /** The maximum number of objects, lists and their entries. */
  values: 200_000,
  /** An agent can use all of its workspace. */
  tools: toolLimits.perWorkspace,
  secrets: 1_000,
  /** Pairs, texts and sites together. */
  sources: 400,
  textCharacters: 2_000_000,
  /** Fewer than one run of saved tests asks, so that there is room for the owner's own. */
  tests: 30,
} as const

/**
 * A tool without any id. `credential`: the name and type of the credential that it needs, without a secret.
 */
export const templateToolSchema = z
  .object({
    ...toolFieldsSchema.shape,
    request: z.object(httpRequestSchema.omit({ credentialId: true }).shape),
    credential: z.object(credentialDraftSchema.shape).nullable().default(null),
  })
  .transform(withEffect)
export type TemplateTool = z.infer<typeof templateToolSchema>

const leftOutOfFileSchema = z.object({ title: z.string().max(200), reason: z.enum(['size', 'notRead']) })

/** An agent's knowledge as texts. Sites are stored by their URLs. */
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
  /** The sources that are not in the file, and why. */
  leftOut: z.array(leftOutOfFileSchema).max(1_000).default([]),
})
export type TemplateKnowledge = z.infer<typeof templateKnowledgeSchema>

/**
 * A question that becomes a saved test, with a good answer where the file has one. Expected sources are left
 * out, because their ids exist in their workspace only.
 */
const templateTestSchema = z.object({
  question: z.string().trim().min(1).max(500),
  expected: z.string().max(4_000).default(''),
  expects: testExpectationsSchema.omit({ passages: true }).optional(),
})
export type TemplateTest = z.infer<typeof templateTestSchema>

/** A draft without the ids and pictures that only exist in its workspace. */
export const templateAgentSchema = agentDraftSchema
  .omit({ roundedImageURL: true, chatBgURL: true })
  .extend({ vgOptions: agentOptionsSchema.omit({ tools: true }).prefault({}) })
  .strip()

/** The flow in a file; unknown fields of its parts are ignored. */
const flowId = z.string().regex(flowIdPattern)
const templateFlowSchema = z.object({
  nodes: z.record(flowId, z.object(flowNodeSchema.shape)),
  edges: z.record(flowId, z.object(flowEdgeSchema.shape)),
})

/**
 * An agent as a file. Tools are referenced by name: in `agentTools`, in the flow's nodes and in its rules.
 * Version 1 has names of tools without their definitions.
 */
export const agentTemplateSchema = z.object({
  format: z.literal('agent-template'),
  version: z.union([z.literal(1), z.literal(2)]),
  agent: templateAgentSchema,
  agentTools: z.array(z.string().max(64)).max(20).default([]),
  tools: z.array(templateToolSchema).max(templateLimits.tools).default([]),
  /** Secrets that were typed into tools, by tool and name: their values are not in the file. */
  secretsLeftOut: z.array(z.string().max(200)).max(templateLimits.secrets).default([]),
  flow: templateFlowSchema,
  knowledge: templateKnowledgeSchema.prefault({}),
  /** The newest saved tests, or the questions of a former agent on another platform. */
  tests: z.array(templateTestSchema).max(templateLimits.tests).default([]),
})
export type AgentTemplate = z.infer<typeof agentTemplateSchema>

/** A summary of a file that helps a member decide whether to import it. */
export const importPreviewSchema = z.object({
  title: z.string(),
  primaryColor: z.string(),
  greeting: z.string(),
  nodes: z.int(),
  /** Problems of the flow: errors prevent its publication, warnings do not. */
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
  /** Credentials that the tools need. `isThere`: the workspace has a credential of that name. */
  credentials: z.array(z.object({ name: z.string(), isThere: z.boolean() })),
  pairs: z.int(),
  texts: z.int(),
  sites: z.array(z.string()),
  characters: z.int(),
  /** The questions that become saved tests. */
  questions: z.array(z.string()),
  leftOut: z.array(leftOutOfFileSchema),
  secretsLeftOut: z.array(z.string()),
  /** Fields of the file that are unknown or must be chosen again; the import skips them. */
  ignored: z.array(z.string()),
  /** The limits of the plan that the import would exceed. */
  noRoomFor: z.array(z.enum(['agent', 'knowledge'])),
  mostAgents: z.int(),
  mostCharacters: z.int(),
})
export type ImportPreview = z.infer<typeof importPreviewSchema>
