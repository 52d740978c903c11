import { z } from 'zod'

/** The kinds of use that an agency can charge with a factor: answers of models, calls, and voice notes. */
export const useKinds = ['answers', 'calls', 'voiceNotes'] as const
export type UseKind = (typeof useKinds)[number]

/** The limits of factors, in percent: with less than 100 a part of the use would be unpaid. */
export const factorLimits = { least: 100, most: 1_000 } as const

const factor = z.int().min(factorLimits.least).max(factorLimits.most)

export const factorsSchema = z.object({ answers: factor, calls: factor, voiceNotes: factor })
export type Factors = z.infer<typeof factorsSchema>

/** The factors of a client that pays what its use costs. */
export const noFactors: Factors = { answers: 100, calls: 100, voiceNotes: 100 }

/**
 * `clientTerms/{orgId}`: the factors by which an organisation pays more credit than its use costs, and the
 * units of the difference that have not returned to its workspace yet. Server only.
 */
export const clientTermsSchema = z.object({
  orgId: z.string(),
  workspaceId: z.string(),
  factors: factorsSchema.default(noFactors),
  due: z.int().nonnegative().default(0),
  /** Increases with every return, whose ledger entries it names. */
  seq: z.int().nonnegative().default(0),
})

/** Returns the units that a client pays for use that costs some units, rounded up. */
export function chargeFor(cost: number, factor = 100): number {
  return Math.ceil((cost * factor) / 100)
}

/** Returns the largest cost that some units pay for. */
export function costWithin(units: number, factor = 100): number {
  return Math.floor((units * 100) / factor)
}
