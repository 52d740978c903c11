import type { Flow } from '@parley/functions/shared/flow/flow'
import type { call } from '../../../lib/call.ts'

/** A version with its differences from the draft. */
export type FoundVersion = Awaited<ReturnType<typeof call<'readVersion'>>>

/** The words for what a version refers to by ids. */
export interface VersionWords {
  nameOfTool: (id: string) => string
  describeFlow: (flow: Flow) => string
}
