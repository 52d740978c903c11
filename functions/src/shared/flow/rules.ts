import { z } from 'zod'

const key = z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]{0,29}$/)

export const comparisons = ['is', 'isNot', 'contains', 'above', 'below', 'isSet', 'isMissing'] as const

/** A condition that is decided without a model. */
export const ruleSchema = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('always') }),
  /** The visitor has tapped this suggested reply, or has written exactly its text. */
  z.strictObject({ rule: z.literal('reply'), text: z.string().max(80) }),
  /** The visitor has sent this form. */
  z.strictObject({ rule: z.literal('form'), id: z.string().max(20) }),
  /** The result of the tool's last run in this conversation. */
  z.strictObject({ rule: z.literal('tool'), id: z.string().max(64), ended: z.enum(['ok', 'failed']) }),
  /** `value` is compared as a number by `above` and `below`, and case-insensitively by the others. */
  z.strictObject({
    rule: z.literal('variable'),
    key,
    comparison: z.enum(comparisons),
    value: z.string().max(200).default(''),
  }),
  /** This number of messages was answered in this node. */
  z.strictObject({ rule: z.literal('stuck'), turns: z.int().min(1).max(50) }),
])
export type Rule = z.infer<typeof ruleSchema>
