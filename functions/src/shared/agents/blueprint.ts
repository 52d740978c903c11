import { z } from 'zod'
import type { Agent } from './agent.ts'
import { draftFields } from './draftFields.ts'
import { isSame } from '../texts/isSame.ts'

/** The maximum number of agents that follow one blueprint, and how many one batch updates. */
export const maxFollowers = 100
export const followersPerSend = 10

/** Fields that a blueprint never gives: the agent's name, its pictures, and the sites that may show it. */
const neverShared: readonly string[] = [
  'title',
  'roundedImageURL',
  'chatBgURL',
  'widgetOptions.allowedOrigins',
]

/** Fields that a blueprint can give, by their paths (`vgOptions.model`). */
export type BlueprintFields = Record<string, unknown>

/** `blueprints/{agentId}`: an agent that others follow. */
export const blueprintSchema = z.object({
  masterId: z.string(),
  workspaceId: z.string(),
  /** The number of followers. */
  count: z.int(),
  createdAt: z.int(),
})
export type Blueprint = z.infer<typeof blueprintSchema>

/** `blueprintLinks/{agentId}`: an agent that follows a blueprint; the server alone writes it. */
export const blueprintLinkSchema = z.object({
  agentId: z.string(),
  /** The agent that is the blueprint. */
  masterId: z.string(),
  workspaceId: z.string(),
  /**
   * The blueprint's fields when the agent was last updated; a value that differs from them was changed since.
   */
  base: z.record(z.string(), z.unknown()),
  /** Paths of fields that keep the agent's value whatever the blueprint has. */
  own: z.array(z.string()).max(200),
  createdAt: z.int(),
  /** When the blueprint was last sent to the agent, in milliseconds; 0 for never. */
  sentAt: z.int().default(0),
})
export type BlueprintLink = z.infer<typeof blueprintLinkSchema>

/** `blueprintSends/{id}`: one change that was sent to several agents and can be undone as a whole. */
export const blueprintSendSchema = z.object({
  ID: z.string(),
  masterId: z.string(),
  workspaceId: z.string(),
  agentIds: z.array(z.string()).max(maxFollowers),
  fields: z.array(z.string()).max(200),
  by: z.string(),
  at: z.int(),
  /** When it was undone; 0 if it was not. */
  undoneAt: z.int().default(0),
  /** The agents for which the undo is complete. */
  undoneIds: z.array(z.string()).max(maxFollowers).default([]),
})
export type BlueprintSend = z.infer<typeof blueprintSendSchema>

/** `blueprintLinks/{agentId}/sends/{id}`: the fields of one agent that a send changed; server only. */
export const sentChangeSchema = z.object({
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  baseBefore: z.record(z.string(), z.unknown()),
  /** Whether the draft was equal to the publication. */
  wasLive: z.boolean(),
  /** `agentFingerprint` of the draft after the change. */
  fingerprint: z.string().default(''),
  /** The state of the undo: present from the undo in the draft until visitors see it too. */
  undone: z
    .object({ restored: z.int(), left: z.int(), wasLive: z.boolean(), fingerprint: z.string() })
    .optional(),
})
export type SentChange = z.infer<typeof sentChangeSchema>

/** Returns the fields of an agent that a blueprint may give. */
export function sharedFields(agent: Agent): BlueprintFields {
  return Object.fromEntries(
    Object.entries(draftFields(agent)).filter(([path]) => !neverShared.includes(path)),
  )
}

export interface FieldChange {
  path: string
  /** The agent's value, and the blueprint's. */
  from: unknown
  to: unknown
}

/** The differences between an agent and its blueprint. */
export interface BlueprintDifference {
  /** Fields that only the blueprint has changed; they are sent without a question. */
  changes: FieldChange[]
  /** Fields that both sides have changed; a member must decide. */
  conflicts: FieldChange[]
  /** Fields that differ and keep the agent's value. */
  kept: FieldChange[]
}

/** Compares each field of the blueprint, of the agent, and of their last common state. */
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
