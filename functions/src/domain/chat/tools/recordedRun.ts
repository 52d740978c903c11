import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '../../../shared/paths.ts'
import { toolRunSchema, type ToolRunRecord } from '../../../shared/tools/toolRun.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { RunTool, ToolResult, ToolRun } from './RunTool.ts'

/** Longer than a tool may take: another instance that runs it for the same message is over by then. */
const patienceMs = 10_000
const pauseMs = 250
/** Where an agent keeps no history, as long as the words of the newest exchange. */
const keptDays = { history: 30, noHistory: 1 }
const dayMs = 86_400_000

interface Recorded extends ToolRun {
  now: () => number
  keepsHistory: boolean
}

type Begun = Pick<Recorded, 'region' | 'conversation' | 'key' | 'signal' | 'now'>

/**
 * Runs a tool that changes something at most once for its key: noted before it runs, so that whoever comes
 * again with the same key gets what became of it. What was begun and has no end is not tried again, since
 * nobody can say whether it went through; that is answered as a failure with a sentence for the visitor. A
 * tool that does nothing a second time under its key is run again.
 */
export async function recordedRun(run: RunTool, recorded: Recorded): Promise<ToolResult> {
  const { region, workspaceId, tool, now, keepsHistory } = recorded
  const path = pathOf(recorded)
  const startedAt = now()
  const record: ToolRunRecord = {
    toolId: tool.ID,
    workspaceId,
    state: 'started',
    ended: 'failed',
    answer: '',
    values: {},
    startedAt,
    expiresAt: new Date(startedAt + (keepsHistory ? keptDays.history : keptDays.noHistory) * dayMs),
  }
  try {
    await new Writes(region).create(path, { ...record }).commit()
  } catch (error) {
    const known = error instanceof Conflict ? await outcomeOf(recorded, path) : undefined
    if (known) return known
    // Where the note was not made nothing may run that cannot be run again.
    if (!tool.isRepeatable) return unknownResult(0)
  }
  const result = await run(recorded)
  const { ended, answer, values } = result
  // The next one under this key may well succeed.
  if (tool.isRepeatable && ended === 'failed') return result
  try {
    await new Writes(region).update(path, { state: 'done', ended, answer, values }).commit()
  } catch {
    // It has run all the same; whoever comes again is told that nobody knows.
    console.error('The end of a run was not noted', { toolId: tool.ID })
  }
  return result
}

/** What became of a run that may have been begun before, or is under way; undefined where it never was. */
export async function recordedOutcome(begun: Begun): Promise<ToolResult | undefined> {
  const path = pathOf(begun)
  if (!(await readDocument(begun.region, path, toolRunSchema))) return undefined
  return (await outcomeOf(begun, path)) ?? unknownResult(0)
}

function pathOf({ conversation, key }: Begun): string {
  return paths.toolRun(conversation.agentId, conversation.conversationId, key)
}

/** What became of a run that somebody has begun before; undefined where nobody has noted it. */
async function outcomeOf({ region, signal, now }: Begun, path: string): Promise<ToolResult | undefined> {
  const until = now() + patienceMs
  while (!signal.aborted) {
    const known = await readDocument(region, path, toolRunSchema)
    if (known?.data.state === 'done') return { ...known.data, totalMs: 0 }
    if (now() >= until || (known && now() - known.data.startedAt > patienceMs)) break
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
