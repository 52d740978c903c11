import { z } from 'zod'
import type { Agent } from './agent.ts'
import { draftFields } from './draftFields.ts'
import { isSame } from '../texts/isSame.ts'

/** Agents that follow one blueprint, and as many of them as are served at once. */
export const mostFollowers = 100
export const followersPerSend = 10

/** What is every agent's own: how it is called, its pictures, and the sites that it may stand on. */
const neverShared: readonly string[] = [
  'title',
  'roundedImageURL',
  'chatBgURL',
  'widgetOptions.allowedOrigins',
]

/** The fields of an agent that a blueprint may give, by their paths (`vgOptions.model`). */
export type BlueprintFields = Record<string, unknown>

/** `blueprints/{agentId}`: an agent that others follow. */
export const blueprintSchema = z.object({
  masterId: z.string(),
  workspaceId: z.string(),
  /** How many follow it. */
  count: z.int(),
  createdAt: z.int(),
})
export type Blueprint = z.infer<typeof blueprintSchema>

/** `blueprintLinks/{agentId}`: an agent that follows another one; the server alone writes it. */
export const blueprintLinkSchema = z.object({
  agentId: z.string(),
  /** The agent that it follows. */
  masterId: z.string(),
  workspaceId: z.string(),
  /**
   * What the blueprint had when the agent was last brought up to it; what differs from it was changed since.
   */
  base: z.record(z.string(), z.unknown()),
  /** Fields that stay the agent's own whatever the blueprint says. */
  own: z.array(z.string()).max(200),
  createdAt: z.int(),
  /** When something was last sent to it, in milliseconds; 0 for never. */
  sentAt: z.int().default(0),
})
export type BlueprintLink = z.infer<typeof blueprintLinkSchema>

/** `blueprintSends/{id}`: one change that was sent to several agents, and can be taken back as one. */
export const blueprintSendSchema = z.object({
  ID: z.string(),
  masterId: z.string(),
  workspaceId: z.string(),
  agentIds: z.array(z.string()).max(mostFollowers),
  fields: z.array(z.string()).max(200),
  by: z.string(),
  at: z.int(),
  /** When it was taken back; 0 while it holds. */
  undoneAt: z.int().default(0),
  /** The agents at which that is done. */
  undoneIds: z.array(z.string()).max(mostFollowers).default([]),
})
export type BlueprintSend = z.infer<typeof blueprintSendSchema>

/** `blueprintLinks/{agentId}/sends/{id}`: what a send has changed of one agent; server only. */
export const sentChangeSchema = z.object({
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  baseBefore: z.record(z.string(), z.unknown()),
  /** Whether the draft was what visitors saw. */
  wasLive: z.boolean(),
  /** `agentFingerprint` of the draft that the change has made. */
  fingerprint: z.string().default(''),
  /** Once it was taken back in the draft, until visitors see that too. */
  undone: z
    .object({ restored: z.int(), left: z.int(), wasLive: z.boolean(), fingerprint: z.string() })
    .optional(),
})
export type SentChange = z.infer<typeof sentChangeSchema>

/** The fields of an agent that it may share with a blueprint. */
export function sharedFields(agent: Agent): BlueprintFields {
  return Object.fromEntries(
    Object.entries(draftFields(agent)).filter(([path]) => !neverShared.includes(path)),
  )
}

export interface FieldChange {
  path: string
  /** What the agent has, and what the blueprint has. */
  from: unknown
  to: unknown
}

/** How an agent stands to its blueprint. */
export interface BlueprintDifference {
  /** Changed in the blueprint alone: sent as they are. */
  changes: FieldChange[]
  /** Changed on both sides: they wait for somebody's decision. */
  conflicts: FieldChange[]
  /** Different, and kept so. */
  kept: FieldChange[]
}

/**
 * Compares field by field what the blueprint has, what the agent has, and what both had when they last
 * agreed.
 */
export function compareWithBlueprint(
  master: BlueprintFields,
  agent: BlueprintFields,
  { base, own }: Pick<BlueprintLink, 'base' | 'own'>,
): BlueprintDifference {
  const difference: BlueprintDifference = { changes: [], conflicts: [], kept: [] }
  for (const [path, to] of Object.entries(master)) {
    const from = agent[path]
    if (isSame(from, to)) continue
    const change = { path, from, to }
    if (own.includes(path) || isSame(base[path], to)) difference.kept.push(change)
    else if (isSame(base[path], from)) difference.changes.push(change)
    else difference.conflicts.push(change)
  }
  return difference
}
