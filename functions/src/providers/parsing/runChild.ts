import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ReadingTask } from '../../domain/knowledge/files/readingTask.ts'

const heapMegabytes = 256
/** The memory limit of the process, including decompressed streams of a PDF. */
const maxResidentBytes = 512 * 1024 * 1024
/** Two million characters of text in JSON. */
const maxOutputBytes = 16_000_000
const watchEveryMs = 50
/** The time that a file may wait for a busy processor. */
const waitingMs = 4_000
/** The clock tick of `/proc`. */
const tickMs = 10

/**
 * Processes a file in a separate process, one file at a time, and returns the JSON that `parseChild.ts`
 * wrote. Ends the process and returns undefined if the file needs more memory or processor time than its
 * limit. `deadlineMs`: processor time; wall time has some seconds more.
 */
export function runChild(task: ReadingTask, content: Buffer, deadlineMs: number): Promise<unknown> {
  const input = Buffer.concat([Buffer.from(`${JSON.stringify(task)}\n`), content])
  const turn = last.then(() => run(input, deadlineMs))
  last = turn.catch(() => undefined)
  return turn.then((output) => (output === undefined ? undefined : JSON.parse(output)))
}

let last: Promise<unknown> = Promise.resolve()

/** Returns the output of the process; undefined if it did not end by itself. */
function run(input: Buffer, deadlineMs: number): Promise<string | undefined> {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, script()], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // The configuration is kept from the parsers.
    env: { NODE_ENV: 'production' },
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const timer = setTimeout(end, deadlineMs + waitingMs)
  const watch = setInterval(() => {
    usageOf(child.pid).then(
      ({ bytes, processorMs }) => (bytes > maxResidentBytes || processorMs > deadlineMs) && end(),
      // It has already ended.
      () => undefined,
    )
  }, watchEveryMs)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxOutputBytes) end()
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

/** Lowers the priority, so that other work on the processor goes first. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has already ended, or the platform has no priorities.
  }
}

/** Returns memory and processor time of a process; zeros if the platform does not report them. */
async function usageOf(pid: number | undefined): Promise<{ bytes: number; processorMs: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name, in brackets, may contain spaces; fields are counted from the state after it (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [inUserMode, inKernelMode, pages] = [fields[11], fields[12], fields[21]].map((field) =>
    Number(field ?? 0),
  )
  return {
    bytes: (pages ?? 0) * 4096,
    processorMs: ((inUserMode ?? 0) + (inKernelMode ?? 0)) * tickMs,
  }
}

/** Returns the script's path, beside the sources or at the top of the build. */
function script(): string {
  const here = import.meta.url
  return fileURLToPath(
    here.endsWith('.ts')
      ? new URL('../../parseChild.ts', here)
      : here.replace(/\/lib\/.*$/, '/lib/parseChild.js'),
  )
}
