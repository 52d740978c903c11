import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ReadingTask } from '../../domain/knowledge/files/readingTask.ts'

const heapMegabytes = 256
/** What the process may hold in all, unpacked streams of a PDF among it. */
const mostResidentBytes = 512 * 1024 * 1024
/** Two million characters of text in JSON. */
const mostAnswerBytes = 16_000_000
const watchEveryMs = 50
/** How long a file may wait for a processor that others need. */
const waitingMs = 4_000
/** What `/proc` counts in. */
const tickMs = 10

/**
 * Works on a file in a process of its own, one file at a time, and answers the JSON that `parseChild.ts` has
 * written; undefined for a file that needs more memory or processor time than a file gets, which ends that
 * process. `deadlineMs`: of processor time, and of the clock some seconds more.
 */
export function runChild(task: ReadingTask, content: Buffer, deadlineMs: number): Promise<unknown> {
  const input = Buffer.concat([Buffer.from(`${JSON.stringify(task)}\n`), content])
  const turn = last.then(() => run(input, deadlineMs))
  last = turn.catch(() => undefined)
  return turn.then((output) => (output === undefined ? undefined : JSON.parse(output)))
}

let last: Promise<unknown> = Promise.resolve()

/** What the process has answered; undefined when it did not come to an end by itself. */
function run(input: Buffer, deadlineMs: number): Promise<string | undefined> {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, script()], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Nothing of our configuration is a file's to see.
    env: { NODE_ENV: 'production' },
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const timer = setTimeout(end, deadlineMs + waitingMs)
  const watch = setInterval(() => {
    usageOf(child.pid).then(
      ({ bytes, processorMs }) => (bytes > mostResidentBytes || processorMs > deadlineMs) && end(),
      // It has ended by itself.
      () => undefined,
    )
  }, watchEveryMs)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostAnswerBytes) end()
      else chunks.push(chunk)
    })
    child.on('spawn', () => lowerPriority(child.pid))
    child.on('error', reject)
    // It may end before it has read all of its input.
    child.stdin.on('error', () => undefined)
    child.on('close', (code) => {
      clearTimeout(timer)
      clearInterval(watch)
      process.off('exit', end)
      resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : undefined)
    })
    child.stdin.end(input)
  })
}

/** Others that share the processor go first. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the platform knows no priorities.
  }
}

/** Memory and processor time of a process; zeros where the platform does not tell. */
async function usageOf(pid: number | undefined): Promise<{ bytes: number; processorMs: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name, in brackets, may hold spaces; fields are counted from the state after it (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [inUserMode, inKernelMode, pages] = [fields[11], fields[12], fields[21]].map((field) =>
    Number(field ?? 0),
  )
  return {
    bytes: (pages ?? 0) * 4096,
    processorMs: ((inUserMode ?? 0) + (inKernelMode ?? 0)) * tickMs,
  }
}

/** A file beside the sources, or at the top of what was built from them. */
function script(): string {
  const here = import.meta.url
  return fileURLToPath(
    here.endsWith('.ts')
      ? new URL('../../parseChild.ts', here)
      : here.replace(/\/lib\/.*$/, '/lib/parseChild.js'),
  )
}
