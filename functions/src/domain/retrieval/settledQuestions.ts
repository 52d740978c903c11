import { z } from 'zod'
import { paths } from '../../shared/paths.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { untilUnchanged } from '../untilUnchanged.ts'

/** More of them than anybody has dismissed in the days that a review looks at. */
const mostSettled = 500

const settledSchema = z.object({ keys: z.array(z.string()).default([]) })

/** Keys of questions that have been answered or dismissed since they were asked. */
export async function readSettled({ region, agentId }: AgentRef): Promise<ReadonlySet<string>> {
  const stored = await readDocument(region, paths.settledQuestions(agentId), settledSchema)
  return new Set(stored?.data.keys)
}

/** Takes a question out of the list of those not answered, or brings it back. */
export async function settleQuestion(
  { region, agentId }: AgentRef,
  key: string,
  isSettled: boolean,
): Promise<void> {
  const path = paths.settledQuestions(agentId)
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, settledSchema)
    const others = (stored?.data.keys ?? []).filter((known) => known !== key)
    const keys = isSettled ? [key, ...others].slice(0, mostSettled) : others
    const writes = new Writes(region)
    if (stored) writes.update(path, { keys }, stored.version)
    else writes.create(path, { keys })
    await writes.commitUnchanged()
  })
}
