import type { CallableOutput } from '@parley/functions/shared/callables/callables'

/** The figures of an organisation's month. */
export type Report = CallableOutput<'readValueReport'>
