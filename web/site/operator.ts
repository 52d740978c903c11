import { z } from 'zod'
import { defaultBrand } from '../../functions/src/shared/brand/defaultBrand.ts'

const url = z.url({ protocol: /^https$/ }).optional()

/** The company that runs an installation, as the legal pages name it, and its pages elsewhere. */
const operatorSchema = z.object({
  name: z.string().min(1),
  /** The postal address, on one line. */
  address: z.string().default(''),
  email: z.email(),
  /** The courts and the law that apply to the terms, as "the law of Ireland". */
  law: z.string().default(''),
  discord: url,
  youtube: url,
  affiliates: url,
})
export type Operator = z.infer<typeof operatorSchema>

/**
 * Returns the operator that `PARLEY_OPERATOR` names as JSON, and one for trials where it is empty. Throws a
 * ZodError for JSON of another shape.
 */
export function readOperator(json: string | undefined): Operator {
  const trial = { name: `${defaultBrand.name} (a trial installation)`, email: 'hello@example.com' }
  return operatorSchema.parse(json ? JSON.parse(json) : trial)
}
