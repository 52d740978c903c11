import { z } from 'zod'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { runtimeSchema } from '../../shared/runtime.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { readQuery } from '../../store/documents.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { expiryOf } from './retention.ts'

/**
 * By then every instance writes by the new publication, so that nothing comes behind this with the days of
 * the old one.
 */
const settledMs = 120_000
const mostAgents = 20
const atOnce = 100
/**
 * What is left of an agent after these waits for the next hour: a sweep must end before its function does.
 */
const mostRounds = 20

/**
 * Gives the conversations of agents that were published with another retention the end that it sets, by their
 * last message.
 */
export async function applyRetention(region: Region, now: number): Promise<void> {
  const due = await readQuery(region, paths.runtimes, runtimeSchema, (query) =>
    query.where('retention.at', '<=', now - settledMs).limit(mostAgents),
  )
  for (const {
    path,
    data: { retention, published },
    version,
  } of due) {
    if (!retention) continue
    const conversations = paths.conversations(path.slice(path.lastIndexOf('/') + 1))
    const from = await setExpiries(
      region,
      conversations,
      published?.widgetOptions.retentionDays ?? 0,
      retention.from,
    )
    try {
      await new Writes(region)
        .update(path, { retention: from === undefined ? null : { ...retention, from } }, version)
        .commit()
    } catch (error) {
      // Published again meanwhile: then it begins anew.
      if (!(error instanceof Conflict)) throw error
    }
  }
}

const storedSchema = z.object({
  lastMessageAt: z.int(),
  isTest: z.boolean().default(false),
  visitorId: z.string().default(''),
  expireAt: z.date().nullable().optional(),
})

/**
 * Goes on at `from`; answers up to which time of a last message it has come, or undefined when that is all.
 */
async function setExpiries(
  region: Region,
  conversations: string,
  retentionDays: number,
  from: number,
): Promise<number | undefined> {
  let next = from
  for (let round = 0; round < mostRounds; round++) {
    const read = await untilUnchanged(async () => {
      const some = await readQuery(region, conversations, storedSchema, (query) =>
        query.where('lastMessageAt', '>=', next).orderBy('lastMessageAt').limit(atOnce),
      )
      const writes = new Writes(region)
      const other = some.filter(
        ({ data }) =>
          !isDeletedByVisitor(data) && data.expireAt?.getTime() !== expiryOf(data, retentionDays)?.getTime(),
      )
      // Whoever writes in one at this moment has set its end already: then all of them are looked at again.
      for (const { path, data, version } of other)
        writes.update(path, { expireAt: expiryOf(data, retentionDays) }, version)
      if (other.length > 0) await writes.commit()
      return some
    })
    const last = read.at(-1)?.data.lastMessageAt ?? next
    if (read.length < atOnce) return undefined
    // Several may have the same time: the next ones begin with it, unless there was nothing else.
    next = last === next ? last + 1 : last
  }
  return next
}

/** Its end is near and stays: the receipts wait for their leases, and nothing else is left. */
function isDeletedByVisitor({ isTest, visitorId }: z.infer<typeof storedSchema>): boolean {
  return !isTest && visitorId === ''
}
