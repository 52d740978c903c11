import { buffer } from 'node:stream/consumers'
import { AppError } from './domain/kernel/errors/AppError.ts'
import { readingTaskSchema } from './domain/knowledge/files/readingTask.ts'

/**
 * The process that parses one uploaded file. Its input is a line of JSON with the task and then the file, its
 * output the result or the reason of a failure. `providers/parsing/runChild.ts` starts and ends it.
 */
const input = await buffer(process.stdin)
const end = input.indexOf(10)
const task = readingTaskSchema.parse(JSON.parse(input.toString('utf8', 0, end)))
const content = input.subarray(end + 1)
// Format parsers warn on the console, but the output may only contain the result.
console.log = console.warn = () => undefined
process.stdout.end(JSON.stringify(await respond()))

async function respond() {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { failure: { code: error.code, message: error.message, said: error.refusal } }
  }
}

/** Parses the file with a parser that is loaded for its format alone. */
async function read() {
  if (task.name === 'image') {
    const { rewriteImage } = await import('./domain/knowledge/files/rewriteImage.ts')
    return { image: (await rewriteImage(content)).toString('base64') }
  }
  if (task.name === 'pages') {
    const { readPages } = await import('./domain/knowledge/sites/pages/readPages.ts')
    return { pages: readPages(task.pages, content, task.robotName) }
  }
  const { extractText } = await import('./domain/knowledge/reading/extractText.ts')
  return extractText(task.kind, content, task.title)
}
