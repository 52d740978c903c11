import { z } from 'zod'
import { modelIds } from '../models/models.ts'
import { ruleSchema } from './rules.ts'

/** What a flow may be at most; the whole of it is one document. */
export const flowLimits = {
  nodes: 500,
  edges: 1_500,
  jsonBytes: 700_000,
  name: 80,
  text: 8_000,
  when: 300,
  fields: 12,
  tools: 20,
  /** Different ones that a flow's document remembers. */
  givenTools: 300,
  /** How far from the middle of the canvas a node may lie, in pixels. */
  distance: 100_000,
} as const

/**
 * Made by the editor: `n` or `e` and some letters. Short, since models and people read them. Names that every
 * object has are none.
 */
export const flowIdPattern = /^(?!constructor$)[a-z][a-z0-9]{1,15}$/
const flowId = z.string().regex(flowIdPattern)

/** Something that a node finds out, and that rules, tools and texts (`{{key}}`) can use from then on. */
export const flowFieldSchema = z.strictObject({
  key: z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]{0,29}$/),
  /** What a visitor would call it. */
  label: z.string().max(flowLimits.name).default(''),
  kind: z.enum(['text', 'email', 'phone', 'number', 'date', 'choice']).default('text'),
  /** For `choice` alone. */
  choices: z.array(z.string().min(1).max(80)).max(20).default([]),
})
export type FlowField = z.infer<typeof flowFieldSchema>

export const nodeKinds = ['start', 'note', 'default', 'end'] as const
export type NodeKind = (typeof nodeKinds)[number]

export const flowNodeSchema = z.strictObject({
  /** `note` is a remark for colleagues and never run; a flow has one `start`. */
  kind: z.enum(nodeKinds),
  name: z.string().max(flowLimits.name).default(''),
  /** The left upper corner on the canvas, in pixels. */
  x: z.number().min(-flowLimits.distance).max(flowLimits.distance).default(0),
  y: z.number().min(-flowLimits.distance).max(flowLimits.distance).default(0),
  /** What the model is told here or, in a `fixed` node, what the visitor reads word for word. */
  text: z.string().max(flowLimits.text).default(''),
  mode: z.enum(['model', 'fixed']).default('model'),
  /** Another one than the agent's. */
  model: z.enum(modelIds).optional(),
  temperature: z.number().min(0).max(2).optional(),
  /** Ids of the workspace's tools. */
  tools: z.array(z.string().max(64)).max(flowLimits.tools).default([]),
  knowledge: z.enum(['all', 'none']).default('all'),
  collects: z.array(flowFieldSchema).max(flowLimits.fields).default([]),
  /** Reachable from everywhere; `returns` goes back after one answer. */
  global: z.strictObject({ when: z.string().max(flowLimits.when), returns: z.boolean() }).optional(),
  /** What is counted as the conversation's result once it comes here. */
  outcome: z.string().max(40).default(''),
})
export type FlowNode = z.infer<typeof flowNodeSchema>

export const flowEdgeSchema = z.strictObject({
  from: flowId,
  to: flowId,
  /** Edges of one node are tried from the lowest one on. */
  order: z.int().min(0).max(10_000).default(0),
  /** A condition in words, which the model judges, or a rule, which costs nothing. */
  when: z.union([z.string().max(flowLimits.when), ruleSchema]),
})
export type FlowEdge = z.infer<typeof flowEdgeSchema>

/** Keys like `__proto__` do not fit an id, and so never become one. */
export const flowSchema = z.strictObject({
  nodes: z.record(flowId, flowNodeSchema),
  edges: z.record(flowId, flowEdgeSchema),
})
export type Flow = z.infer<typeof flowSchema>

/** The nodes and edges that are changed, and those that go: null. */
export const flowPartsSchema = z.strictObject({
  nodes: z.record(flowId, flowNodeSchema.nullable()),
  edges: z.record(flowId, flowEdgeSchema.nullable()),
})
export type FlowParts = z.infer<typeof flowPartsSchema>

/**
 * `voiceglow/{agentId}/parts/flow`: the draft of a flow. `json`: a Flow as text, since five hundred nodes as
 * fields are thousands of index entries. `seq` rises with every change; `hash` is of what the flow holds.
 */
export const storedFlowSchema = z.object({
  json: z.string(),
  seq: z.int().nonnegative(),
  hash: z.string(),
  /** Who changed it last, and when, in milliseconds. */
  by: z.string().default(''),
  at: z.int().default(0),
  /** Tools that members have given it; its clients use no others. */
  givenTools: z.array(z.string()).optional(),
})
export type StoredFlow = z.infer<typeof storedFlowSchema>

/** `runtimes/{agentId}/flows/{hash}`, server only: a flow that was published or kept, and never changes. */
export const keptFlowSchema = z.object({ json: z.string() })
