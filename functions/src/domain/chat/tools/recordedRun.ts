import { setTimeout as sleep } from 'node:timers/promises'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { toolRunSchema, type ToolRunRecord } from '../../../shared/tools/toolRun.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { RunTool, ToolResult, ToolRun } from './RunTool.ts'

/** Longer than a tool may take: another instance's run for the same message is over by then. */
const patienceMs = 10_000
const pauseMs = 250
/** Without history, as long as the texts of the newest exchange are kept. */
const keptDays = { history: 30, noHistory: 1 }

interface Recorded extends ToolRun {
  now: () => number
  storesHistory: boolean
}

type StartedRun = Pick<Recorded, 'region' | 'conversation' | 'key' | 'signal' | 'now'>

/**
 * Runs a changing tool at most once for its key. The run is recorded first, so that a repetition returns its
 * result. A run without a recorded end is not repeated, because it may have succeeded; it returns a failure
 * with a sentence for the visitor. A repeatable tool is run again.
 */
export async function recordedRun(run: RunTool, recorded: Recorded): Promise<ToolResult> {
  const { region, workspaceId, tool, now, storesHistory } = recorded
  const path = pathOf(recorded)
  const startedAt = now()
  const record: ToolRunRecord = {
    toolId: tool.ID,
    workspaceId,
    state: 'started',
    begunBy: randomIdentifier(20),
    ended: 'failed',
    answer: '',
    values: {},
    startedAt,
    expiresAt: new Date(startedAt + (storesHistory ? keptDays.history : keptDays.noHistory) * dayMs),
  }
  const started = await startRun(region, path, record)
  const existing = started === 'elsewhere' ? await outcomeOf(recorded, path) : undefined
  if (existing) return existing
  // Without the record, a tool that cannot be repeated must not run.
  if (started !== 'here' && !tool.isRepeatable) return unknownResult(0)
  const result = await run(recorded)
  const { ended, answer, values, contact } = result
  // The next try with this key may succeed.
  if (tool.isRepeatable && ended === 'failed') return result
  try {
    await new Writes(region).update(path, { state: 'done', ended, answer, values, contact }).commit()
  } catch {
    // It has run anyway; a repetition reports that the result is unknown.
    console.error('The end of a tool run could not be stored', { toolId: tool.ID })
  }
  return result
}

/** Records the beginning of a run, and returns whether this process or another one began it. */
async function startRun(
  region: Region,
  path: string,
  record: ToolRunRecord,
): Promise<'here' | 'elsewhere' | 'unknown'> {
  try {
    await new Writes(region).create(path, { ...record }).commit()
    return 'here'
  } catch (error) {
    // Only the response may be lost: then the record is there, and no other instance runs the tool.
    const stored = await readDocument(region, path, toolRunSchema).catch(() => undefined)
    if (stored?.data.begunBy === record.begunBy) return 'here'
    return error instanceof Conflict ? 'elsewhere' : 'unknown'
  }
}

/** Returns the result of an earlier or running run; undefined if there was none. */
export async function recordedOutcome(started: StartedRun): Promise<ToolResult | undefined> {
  const path = pathOf(started)
  if (!(await readDocument(started.region, path, toolRunSchema))) return undefined
  return (await outcomeOf(started, path)) ?? unknownResult(0)
}

function pathOf({ conversation, key }: StartedRun): string {
  return paths.toolRun(conversation.agentId, conversation.conversationId, key)
}

/**
 * Waits for the result of a run that another process has started; undefined if it is not recorded in time.
 */
async function outcomeOf({ region, signal, now }: StartedRun, path: string): Promise<ToolResult | undefined> {
  const until = now() + patienceMs
  while (!signal.aborted) {
    const existing = await readDocument(region, path, toolRunSchema)
    if (existing?.data.state === 'done') {
      const { ended, answer, values, contact } = existing.data
      return { ended, answer, values, contact, totalMs: 0 }
    }
    if (now() >= until || (existing && now() - existing.data.startedAt > patienceMs)) break
    await sleep(pauseMs)
  }
  return undefined
}

function unknownResult(totalMs: number): ToolResult {
  const answer = JSON.stringify({
    error: 'unknown outcome',
    say: 'It is not certain whether this went through. Do not try it again: a person will look after it.',
  })
  return { ended: 'failed', answer, values: {}, totalMs }
}
