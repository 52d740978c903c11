import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '../../shared/paths.ts'
import { toolRunSchema, type ToolRunRecord } from '../../shared/toolRun.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import type { ConversationRef } from '../conversations/ConversationStore.ts'
import type { RunTool, ToolResult, ToolRun } from './RunTool.ts'

/** Longer than a tool may take: another instance that runs it for the same message is over by then. */
const patienceMs = 10_000
const pauseMs = 250
const keptDays = 30
const dayMs = 86_400_000

interface Recorded extends ToolRun {
  conversation: ConversationRef
  now: () => number
}

/**
 * Runs a tool that changes something at most once for its key: noted before it runs, so that whoever comes
 * again with the same key gets what became of it. What was begun and has no end is not tried again, since
 * nobody can say whether it went through; that is answered as a failure with a sentence for the visitor.
 */
export async function recordedRun(run: RunTool, recorded: Recorded): Promise<ToolResult> {
  const { region, conversation, key, workspaceId, tool, now } = recorded
  const path = paths.toolRun(conversation.agentId, conversation.conversationId, key)
  const startedAt = now()
  const record: ToolRunRecord = {
    toolId: tool.ID,
    workspaceId,
    state: 'started',
    ended: 'failed',
    answer: '',
    values: {},
    startedAt,
    expiresAt: new Date(startedAt + keptDays * dayMs),
  }
  try {
    await new Writes(region).create(path, { ...record }).commit()
  } catch (error) {
    if (error instanceof Conflict) return outcomeOf(recorded, path)
    // Whether the note was made is unknown, and without it nothing may run.
    return unknownResult(0)
  }
  const result = await run(recorded)
  const { ended, answer, values } = result
  try {
    await new Writes(region).update(path, { state: 'done', ended, answer, values }).commit()
  } catch {
    // It has run all the same; whoever comes again is told that nobody knows.
    console.error('The end of a run was not noted', { toolId: tool.ID })
  }
  return result
}

/** What became of a run that somebody has begun before. */
async function outcomeOf({ region, signal, now }: Recorded, path: string): Promise<ToolResult> {
  const until = now() + patienceMs
  while (!signal.aborted) {
    const known = await readDocument(region, path, toolRunSchema)
    if (known?.data.state === 'done') return { ...known.data, totalMs: 0 }
    if (now() >= until || (known && now() - known.data.startedAt > patienceMs)) break
    await sleep(pauseMs)
  }
  return unknownResult(0)
}

function unknownResult(totalMs: number): ToolResult {
  const answer = JSON.stringify({
    error: 'unknown outcome',
    say: 'It is not certain whether this went through. Do not try it again: a person will look after it.',
  })
  return { ended: 'failed', answer, values: {}, totalMs }
}
