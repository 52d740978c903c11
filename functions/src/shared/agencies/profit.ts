import { z } from 'zod'
import { unitsPerCredit } from '../billing/credits.ts'
import { basePriceMicros } from './seller.ts'

const count = z.int().nonnegative().default(0)

/** A month (UTC) as `2026-11`. */
export const monthSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

/** The months that the profit page offers, with the present one. */
export const shownMonths = 12

/**
 * The use of an agent: units of credit, the price that its organisation has paid for them in micro-dollars,
 * and the part of the units that returns to the agency, because it charges a factor.
 */
const agentUseSchema = z.object({ used: count, price: count, markup: count })

/** The counts of one organisation in one month. */
export const organisationCountsSchema = z.object({
  /** Units that were sold, and the units that refunds and lost disputes have returned. */
  sold: count,
  returned: z.int().default(0),
  /** Cents: what was paid, the platform's part of it, and what was refunded. */
  paid: count,
  fees: count,
  refunded: z.int().default(0),
  /** Units that answers and calls have used, and what the organisation has paid for them in micro-dollars. */
  used: count,
  price: count,
  /** The part of the used units that the agency has paid, because the organisation had no credit. */
  covered: count,
  /** The part of the used units that returns to the agency, because it charges a factor. */
  markup: count,
})
export type OrganisationCounts = z.infer<typeof organisationCountsSchema>

/**
 * `orgMonths/{orgId}_{month}`: what an organisation has bought and used in a month, counted in the commits
 * that move its credit. Server only.
 */
export const orgMonthSchema = organisationCountsSchema.extend({
  orgId: z.string(),
  workspaceId: z.string(),
  month: monthSchema,
  /** When it last changed, and when credit was last used, in milliseconds. */
  changedAt: z.int(),
  usedAt: count,
  agents: z.record(z.string(), agentUseSchema).default({}),
})
export type OrgMonth = z.infer<typeof orgMonthSchema>

/** The agents of an organisation that a summary lists; further ones are summed as `otherAgents`. */
export const maxSummedAgents = 20
export const otherAgents = 'others'

/** The documents of a summary: an organisation is always in the same one. */
export const summaryParts = 4

export const organisationMonthSchema = organisationCountsSchema.extend({
  agents: z.record(z.string(), agentUseSchema.extend({ title: z.string().default('') })).default({}),
})
export type OrganisationMonth = z.infer<typeof organisationMonthSchema>

/**
 * `profitMonths/{workspaceId}_{month}_{part}`: the month of many organisations of an agency, so that a page
 * needs a few reads. Derived from `orgMonths` every few minutes. Server only.
 */
export const profitMonthSchema = z.object({
  workspaceId: z.string(),
  orgs: z.record(z.string(), organisationMonthSchema).default({}),
})

export const organisationStateSchema = z.object({
  /** The credit that can be spent, in units. */
  left: count,
  /** Units. */
  debt: count,
  /** The wallet's level: 0 enough, 1 below a fifth, 2 below a twentieth of what it last held. */
  level: count,
  /** When credit was last used, in Unix milliseconds; 0 for never. */
  usedAt: count,
  /** The month in which the monthly limit was reached; empty for never. */
  limitedIn: z.string().default(''),
  /** Whether the agency pays for answers that the organisation has no credit for, if its workspace has some. */
  isCovered: z.boolean().default(false),
  isPlanUnpaid: z.boolean().default(false),
  /** Automatic recharge; `failing`: it has stopped after three failures. */
  recharge: z.enum(['off', 'on', 'failing']).default('off'),
  /** Conversations and failures of the seven days before `measuredAt`, and the agent with most failures. */
  started: count,
  failed: count,
  failingAgent: z.string().default(''),
  /** Unix milliseconds. */
  measuredAt: count,
})
export type OrganisationState = z.infer<typeof organisationStateSchema>

/** `clientStates/{workspaceId}_{part}`: the present state of an agency's organisations. Server only. */
export const organisationStatesSchema = z.object({
  workspaceId: z.string(),
  orgs: z.record(z.string(), organisationStateSchema).default({}),
})

/** The states of an organisation, most urgent first. */
export const healthStates = ['runningOut', 'unpaid', 'failing', 'quiet', 'well'] as const

/** Why an organisation is in its state; `number` of the health counts days, or percent for `answersFail`. */
export const healthReasons = [
  'noCredit',
  'agencyPays',
  'limitReached',
  'creditForDays',
  'littleCredit',
  'planUnpaid',
  'rechargeFails',
  'creditOwed',
  'answersFail',
  'neverUsed',
  'unusedForDays',
  'usedLately',
] as const

export const organisationHealthSchema = z.object({
  state: z.enum(healthStates),
  reason: z.enum(healthReasons),
  number: z.int().nonnegative(),
  /** The agent that the action is about; empty without one. */
  agentId: z.string(),
})
export type OrganisationHealth = z.infer<typeof organisationHealthSchema>

/** One organisation on the profit page. */
export const organisationProfitSchema = organisationCountsSchema.extend({
  orgId: z.string(),
  /** Empty for an organisation that was deleted. */
  name: z.string(),
  /** Units that can be spent; null where nothing is known. */
  left: z.int().nullable(),
  health: organisationHealthSchema.nullable(),
  agents: z.array(agentUseSchema.extend({ agentId: z.string(), title: z.string() })),
})
export type OrganisationProfit = z.infer<typeof organisationProfitSchema>

interface Use {
  used: number
  /** The part of it that returns to the agency; none by default. */
  markup?: number | undefined
}

/** Returns what used credit costs the agency, in micro-dollars. */
export function costOf({ used, markup = 0 }: Use): number {
  return ((used - markup) * basePriceMicros) / unitsPerCredit
}

/** Returns what an agency earns with used credit, in micro-dollars; negative for credit that it gave away. */
export function marginOf({ price, ...use }: Use & { price: number }): number {
  return price - costOf(use)
}

/** Returns the part of an agency's summaries that an organisation is in. */
export function summaryPartOf(orgId: string): number {
  let hash = 0
  for (const character of orgId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return hash % summaryParts
}
