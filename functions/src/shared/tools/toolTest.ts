import { z } from 'zod'
import { httpMethods } from './tools.ts'

/** The reason why a test has no response; empty if it has one. */
export const toolTestFailures = [
  '',
  'request',
  'credential',
  'host',
  'privateAddress',
  'wrongHost',
  'wrongHeader',
  'notSent',
  'brokenOff',
  'timedOut',
] as const

/** The result of a tool's test. */
export const toolTestSchema = z.object({
  /** The sent request with a masked secret; null if none could be built. */
  request: z
    .object({
      method: z.enum(httpMethods),
      address: z.string(),
      headers: z.array(z.object({ name: z.string(), value: z.string() })),
      body: z.string(),
    })
    .nullable(),
  failure: z.enum(toolTestFailures),
  /** 0 without a response. */
  status: z.int(),
  /** The target of a redirect without its query; empty for any other response. */
  redirectsTo: z.string(),
  /** The beginning of the response, as text. */
  answer: z.string(),
  isJson: z.boolean(),
  /** Whether it is a web page. */
  isPage: z.boolean(),
  isCut: z.boolean(),
  values: z.record(z.string(), z.string()),
  totalMs: z.number(),
})
export type ToolTest = z.infer<typeof toolTestSchema>
