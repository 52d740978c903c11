import { z } from 'zod'
import { modelIds } from '../models/models.ts'
import { ruleSchema } from './rules.ts'

/** The limits of a flow, which is stored as one document. */
export const flowLimits = {
  nodes: 500,
  edges: 1_500,
  jsonBytes: 700_000,
  name: 80,
  text: 8_000,
  when: 300,
  fields: 12,
  tools: 20,
  /** The maximum number of sources that a node's answers are limited to. */
  sources: 20,
  /** The maximum number of different tools in a flow's document. */
  allowedTools: 300,
  /** The maximum distance of a node from the centre of the canvas, in pixels. */
  distance: 100_000,
} as const

/**
 * Ids that the editor creates: `n` or `e` and some letters. Short, because models and people read them. Names
 * that every object inherits are excluded.
 */
export const flowIdPattern = /^(?!constructor$)[a-z][a-z0-9]{1,15}$/
const flowId = z.string().regex(flowIdPattern)

/** A value that a node collects; later rules, tools and texts (`{{key}}`) can use it. */
export const flowFieldSchema = z.strictObject({
  key: z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]{0,29}$/),
  /** The name that a visitor would use. */
  label: z.string().max(flowLimits.name).default(''),
  kind: z.enum(['text', 'email', 'phone', 'number', 'date', 'choice']).default('text'),
  /** For kind `choice` alone. */
  choices: z.array(z.string().min(1).max(80)).max(20).default([]),
})
export type FlowField = z.infer<typeof flowFieldSchema>

export const nodeKinds = ['start', 'note', 'default', 'end', 'group'] as const
export type NodeKind = (typeof nodeKinds)[number]

export const flowNodeSchema = z.strictObject({
  /**
   * `note` is a remark for colleagues, `group` a frame around nodes: neither ever runs. A flow has one `start`.
   */
  kind: z.enum(nodeKinds),
  name: z.string().max(flowLimits.name).default(''),
  /** The top left corner on the canvas, in pixels. */
  x: z.number().min(-flowLimits.distance).max(flowLimits.distance).default(0),
  y: z.number().min(-flowLimits.distance).max(flowLimits.distance).default(0),
  /** The instruction to the model or, in a `fixed` node, the exact answer. */
  text: z.string().max(flowLimits.text).default(''),
  mode: z.enum(['model', 'fixed']).default('model'),
  /** Replaces the agent's model. */
  model: z.enum(modelIds).optional(),
  temperature: z.number().min(0).max(2).optional(),
  /** Ids of the workspace's tools. */
  tools: z.array(z.string().max(64)).max(flowLimits.tools).default([]),
  /** Does less than it is for until its owner chooses a tool, or a calendar; set by templates. */
  needsTool: z.literal([true, 'calendar']).optional(),
  /** A list has the ids of the agent's sources that answers may use; deleted ones are ignored. */
  knowledge: z
    .union([z.enum(['all', 'none']), z.array(z.string().min(1).max(64)).max(flowLimits.sources)])
    .default('all'),
  collects: z.array(flowFieldSchema).max(flowLimits.fields).default([]),
  /** Reachable from every node; `returns` goes back after one answer. */
  global: z.strictObject({ when: z.string().max(flowLimits.when), returns: z.boolean() }).optional(),
  /** The result of a conversation that reaches this node. */
  outcome: z.string().max(40).default(''),
  /** The group that it is drawn in; without effect when that is no group, and on a group itself. */
  group: flowId.optional(),
  /** Only of a group: its nodes are drawn as one card. */
  isCollapsed: z.literal(true).optional(),
})
export type FlowNode = z.infer<typeof flowNodeSchema>

export const flowEdgeSchema = z.strictObject({
  from: flowId,
  to: flowId,
  /** The edges of a node are tried in ascending order. */
  order: z.int().min(0).max(10_000).default(0),
  /** A condition in words that the model judges, or a rule, which costs nothing. */
  when: z.union([z.string().max(flowLimits.when), ruleSchema]),
})
export type FlowEdge = z.infer<typeof flowEdgeSchema>

/** The id pattern also excludes keys such as `__proto__`. */
export const flowSchema = z.strictObject({
  nodes: z.record(flowId, flowNodeSchema),
  edges: z.record(flowId, flowEdgeSchema),
})
export type Flow = z.infer<typeof flowSchema>

/** Changed nodes and edges; null for deleted ones. */
export const flowPartsSchema = z.strictObject({
  nodes: z.record(flowId, flowNodeSchema.nullable()),
  edges: z.record(flowId, flowEdgeSchema.nullable()),
})
export type FlowParts = z.infer<typeof flowPartsSchema>

/**
 * `voiceglow/{agentId}/parts/flow`: the draft of a flow. `json`: a Flow as text, because 500 nodes as fields
 * are thousands of index entries. `seq` increases with every change; `hash` identifies the content.
 */
export const storedFlowSchema = z.object({
  json: z.string(),
  seq: z.int().nonnegative(),
  hash: z.string(),
  /** The author of the last change, and when it was, in milliseconds. */
  by: z.string().default(''),
  at: z.int().default(0),
  /** Tools that members have added; clients can use no others. */
  allowedTools: z.array(z.string()).optional(),
})
export type StoredFlow = z.infer<typeof storedFlowSchema>

/** `runtimes/{agentId}/flows/{hash}`, server only: a published or saved flow, which never changes. */
export const flowFileSchema = z.object({ json: z.string() })
