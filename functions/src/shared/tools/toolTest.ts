import { z } from 'zod'
import { httpMethods } from './tools.ts'

/** Why a test has no answer; empty where there is one. */
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

/** What became of a test of a tool. */
export const toolTestSchema = z.object({
  /** As it was sent, with a mask in place of the secret; null where none came about. */
  request: z
    .object({
      method: z.enum(httpMethods),
      address: z.string(),
      headers: z.array(z.object({ name: z.string(), value: z.string() })),
      body: z.string(),
    })
    .nullable(),
  failure: z.enum(toolTestFailures),
  /** 0 without an answer. */
  status: z.int(),
  /** Its beginning, as text. */
  answer: z.string(),
  isJson: z.boolean(),
  isCut: z.boolean(),
  values: z.record(z.string(), z.string()),
  totalMs: z.number(),
})
export type ToolTest = z.infer<typeof toolTestSchema>
