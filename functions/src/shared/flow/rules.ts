import { z } from 'zod'

const key = z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]{0,29}$/)

export const comparisons = ['is', 'isNot', 'contains', 'above', 'below', 'isSet', 'isMissing'] as const

/** A condition that is decided without a model. */
export const ruleSchema = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('always') }),
  /** The visitor has tapped that suggested reply, or has written just its words. */
  z.strictObject({ rule: z.literal('reply'), text: z.string().max(80) }),
  /** The visitor has sent that form. */
  z.strictObject({ rule: z.literal('form'), id: z.string().max(20) }),
  /** How that tool's last run in this conversation ended. */
  z.strictObject({ rule: z.literal('tool'), id: z.string().max(64), ended: z.enum(['ok', 'failed']) }),
  /** `value` is compared as a number by `above` and `below`, without regard to case by the others. */
  z.strictObject({
    rule: z.literal('variable'),
    key,
    comparison: z.enum(comparisons),
    value: z.string().max(200).default(''),
  }),
  /** So many of the visitor's messages were answered in this node. */
  z.strictObject({ rule: z.literal('stuck'), turns: z.int().min(1).max(50) }),
])
export type Rule = z.infer<typeof ruleSchema>
