import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/** More than people handle in the days of a review. */
const maxSettled = 500

const settledSchema = z.object({ settled: z.record(z.string(), z.int()).default({}) })

/** The times at which questions were answered or dismissed, by key, in milliseconds since 1970. */
export type SettledQuestions = ReadonlyMap<string, number>

export async function readSettled({ region, agentId }: AgentRef): Promise<SettledQuestions> {
  const stored = await readDocument(region, paths.settledQuestions(agentId), settledSchema)
  return new Map(Object.entries(stored?.data.settled ?? {}))
}

/**
 * Marks a question as handled at a time; a later occurrence lists it again. Without a time it is listed again
 * at once.
 */
export async function settleQuestion(
  { region, agentId }: AgentRef,
  key: string,
  at: number | undefined,
): Promise<void> {
  const path = paths.settledQuestions(agentId)
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, settledSchema)
    const others = Object.entries(stored?.data.settled ?? {}).filter(([other]) => other !== key)
    const newestFirst = others.toSorted(([, one], [, other]) => other - one)
    const all = at === undefined ? newestFirst : [[key, at] as const, ...newestFirst]
    const settled = Object.fromEntries(all.slice(0, maxSettled))
    const writes = new Writes(region)
    if (stored) writes.update(path, { settled }, stored.version)
    else writes.create(path, { settled })
    await writes.commitUnchanged()
  })
}
