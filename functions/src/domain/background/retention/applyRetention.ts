import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { Query, type StoredFields } from '../../../store/Query.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { expiryOf } from '../../chat/conversations/retention.ts'
import { setAside } from '../../kernel/sweeps/setAside.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'

/**
 * Long enough for every instance to use the new publication, so that none writes an expiry of the old one
 * after this.
 */
const settledMs = 120_000
const atOnce = 100

const dueSchema = z.object({
  retention: z.object({ at: z.int(), from: z.int() }).nullable(),
  published: z
    .object({ widgetOptions: z.object({ retentionDays: z.int() }) })
    .nullable()
    .optional(),
})

/**
 * Sets the expiry of conversations whose agent was published with another retention, by their last message.
 * The progress of an agent is stored in its runtime; the budget only ends the run.
 */
export async function applyRetention(region: Region, now: number, budget = new WorkBudget()): Promise<void> {
  await sweepEach(
    {
      region,
      what: 'Applying retention',
      query: Query.collection(region, paths.runtimes).where('retention.at', '<=', now - settledMs),
      orderBy: 'retention.at',
      fields: ['retention.from', 'published.widgetOptions.retentionDays'],
    },
    (runtime) => applyToAgent(region, runtime, budget),
    budget,
  )
}

async function applyToAgent(region: Region, runtime: StoredFields, budget: WorkBudget): Promise<void> {
  const { retention, published } = dueSchema.parse(runtime.fields)
  if (!retention) return
  const days = published?.widgetOptions.retentionDays ?? 0
  const agentId = runtime.path.slice(runtime.path.lastIndexOf('/') + 1)
  const from = await setExpiries(region, agentId, days, retention.from, budget)
  try {
    await new Writes(region)
      .update(
        runtime.path,
        { retention: from === undefined ? null : { ...retention, from } },
        runtime.version,
      )
      .commit()
  } catch (error) {
    // Published again in the meantime: it starts over.
    if (!(error instanceof Conflict)) throw error
  }
}

const storedSchema = z.object({
  lastMessageAt: z.int(),
  isTest: z.boolean().catch(false),
  visitorId: z.string().catch(''),
  expireAt: z.date().nullable().catch(null),
})
type Stored = z.infer<typeof storedSchema>

/**
 * Continues at `from`; returns the time of the last message that it has reached, or undefined when it is
 * done.
 */
async function setExpiries(
  region: Region,
  agentId: string,
  retentionDays: number,
  from: number,
  budget: WorkBudget,
): Promise<number | undefined> {
  let next = from
  let path = ''
  while (!budget.isSpent) {
    const read = await untilUnchanged(() => setSome(region, agentId, retentionDays, next, path))
    const last = read.at(-1)
    if (!last || read.length < atOnce) return undefined
    next = Number(last.fields['lastMessageAt'])
    path = last.path
  }
  return next
}

/** Sets the expiry for one page of conversations, after the given path or from a time on. */
async function setSome(
  region: Region,
  agentId: string,
  retentionDays: number,
  from: number,
  path: string,
): Promise<StoredFields[]> {
  const query = Query.collection(region, paths.conversations(agentId))
    .where('lastMessageAt', '>=', from)
    .orderBy('lastMessageAt')
    .select(Object.keys(storedSchema.shape))
    .limit(atOnce)
  const page = await (path ? query.startAfter([from], path) : query).read()
  const writes = new Writes(region)
  for (const document of page) {
    const stored = storedSchema.safeParse(document.fields)
    if (!stored.success) {
      await setAside(region, 'Applying retention', document.path, stored.error)
      continue
    }
    const expireAt = expiryOf(stored.data, retentionDays)
    if (isDeletedByVisitor(stored.data) || stored.data.expireAt?.getTime() === expireAt?.getTime()) continue
    // A conversation that is written at this moment has its expiry already: the commit fails, and the page is
    // read again.
    writes.update(document.path, { expireAt }, document.version)
  }
  if (writes.size > 0) await writes.commit()
  return page
}

/** Its expiry is near and stays: the receipts wait for their leases, and nothing else is left. */
function isDeletedByVisitor({ isTest, visitorId }: Stored): boolean {
  return !isTest && visitorId === ''
}
