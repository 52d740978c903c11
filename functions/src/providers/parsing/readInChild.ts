import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { Ports } from '../../domain/kernel/ports/ports.ts'
import { errorCodes } from '../../shared/errors/errorCodes.ts'
import { leftOutSchema } from '../../shared/knowledge/knowledge.ts'
import { keyedRefusalSchema } from './keyedRefusalSchema.ts'
import { runChild } from './runChild.ts'

const failureSchema = z.object({
  failure: z.object({ code: z.enum(errorCodes), message: z.string(), said: keyedRefusalSchema }),
})
const sectionSchema = z.object({
  title: z.string(),
  text: z.string(),
  url: z.string().optional(),
  given: z.int().optional(),
})
const textSchema = z.object({ sections: z.array(sectionSchema), leftOut: leftOutSchema.optional() })
const pagesSchema = z.object({
  pages: z.array(
    z.object({
      title: z.string(),
      sections: z.array(sectionSchema),
      links: z.array(z.string()),
      canonical: z.string(),
      isNoIndex: z.boolean(),
      problem: z.enum(['needsJavaScript', 'empty', 'unreadable']).optional(),
    }),
  ),
})
const imageSchema = z.object({ image: z.base64() })

/** Parses uploaded files in separate processes. */
export const readInChild: Pick<Ports, 'parseFile' | 'readPages' | 'rewriteImage'> = {
  async parseFile({ kind, content, title }, deadlineMs) {
    const output = await runChild({ name: 'text', kind, title }, content, deadlineMs)
    return output === undefined ? undefined : orFailure(textSchema, output)
  },
  async readPages(pages, robotName, deadlineMs) {
    const raw = pages.map(({ url, type, content }) => ({ url, type, bytes: content.length }))
    const content = Buffer.concat(pages.map((page) => page.content))
    const output = await runChild({ name: 'pages', pages: raw, robotName }, content, deadlineMs)
    return output === undefined ? undefined : orFailure(pagesSchema, output).pages
  },
  async rewriteImage(content, deadlineMs) {
    const output = await runChild({ name: 'image' }, content, deadlineMs)
    return output === undefined ? undefined : Buffer.from(orFailure(imageSchema, output).image, 'base64')
  },
}

/** Returns the result of the process; throws the failure that it reports. */
function orFailure<Schema extends z.ZodType>(schema: Schema, output: unknown): z.infer<Schema> {
  const failed = failureSchema.safeParse(output)
  if (failed.success)
    throw new AppError(
      failed.data.failure.code,
      failed.data.failure.said ?? { text: failed.data.failure.message },
    )
  return schema.parse(output)
}
