import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { AppError } from './domain/AppError.ts'
import { extractText } from './domain/knowledge/extractText.ts'
import { knowledgeFileExtensions } from './shared/limits.ts'

/**
 * The process that reads one file of a stranger: the file on its input after a line of JSON that names its
 * kind, the text or the reason on its output. `providers/parsing/parseInChild.ts` starts and ends it.
 */
const headSchema = z.object({ kind: z.enum(knowledgeFileExtensions), title: z.string() })

const input = await buffer(process.stdin)
const end = input.indexOf(10)
const { kind, title } = headSchema.parse(JSON.parse(input.toString('utf8', 0, end)))
// Readers of whole formats warn on the console; the answer alone belongs on the output.
console.log = console.warn = () => undefined
process.stdout.end(JSON.stringify(await answer()))

async function answer() {
  try {
    return { sections: await extractText(kind, input.subarray(end + 1), title) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { failure: { code: error.code, message: error.message } }
  }
}
