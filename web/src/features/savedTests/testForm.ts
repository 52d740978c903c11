import type { UseFormReturnType } from '@mantine/form'
import type { testFieldsSchema } from '@parley/functions/shared/callables/inbox'
import type { TestExpectations } from '@parley/functions/shared/agents/savedTests'
import type { ReactNode } from 'react'
import type { z } from 'zod'

/** The form's values while a test is edited. */
export interface TestValues extends Record<string, unknown> {
  question: string
  expected: string
  expects: TestExpectations
}

export type TestFields = UseFormReturnType<TestValues, z.output<typeof testFieldsSchema>>

/** Returns the error of a field or, for a list, of one of its entries. */
export function errorAt({ errors }: Pick<TestFields, 'errors'>, path: string): ReactNode {
  const found = Object.entries(errors).find(([name]) => name === path || name.startsWith(`${path}.`))
  return found?.[1]
}
