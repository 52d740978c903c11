import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { runtimeSchema, type Runtime } from '../../../shared/agents/runtime.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { Query, type StoredFields } from '../../../store/Query.ts'
import { deleteBlueprintOf } from '../blueprints/unlinkAgent.ts'
import { deleteLeftNotices } from '../../agency/notices/deleteNotices.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { deleteReview } from '../../agency/organisations/deleteReview.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/** Less than the task's deadline. */
const budgetMs = 200_000
/** Documents of one commit. */
const pageSize = 200
/** Instances cache the owner of an agent for a minute at most, and an answer may take another. */
const settledSeconds = 180

/** Documents below an agent that name its owner: themselves, or in a version of the agent. */
const ownedSchema = z.object({
  ownerID: z.string().optional(),
  agent: z.object({ ownerID: z.string().optional() }).optional(),
})

/**
 * Gives the documents below a moved agent to its new workspace, page by page, and once more when no instance
 * has the old owner in its cache. Its links to other agents of the old workspace end. Every step may be
 * repeated.
 */
export async function followTransfer(
  ports: Pick<Ports, 'tasks'>,
  task: TaskPayload<'followTransfer'>,
  budget = new WorkBudget(budgetMs),
): Promise<void> {
  const { region, agentId, moved } = task
  const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
  // The agent was deleted, or its move is complete.
  if (runtime?.data.moving?.at !== moved) return
  if (task.after === '') await endTies(region, agentId, runtime.data.moving)
  const left = await followBelow(region, agentId, runtime.data, { after: task.after, budget })
  if (left !== undefined) {
    await ports.tasks.enqueue('followTransfer', { ...task, round: task.round + 1, after: left })
    return
  }
  // The plan has changed, and a worker that was reading a source in the meantime no longer finds it.
  await ports.tasks.enqueue('rebuildIndex', { region, agentId })
  if (task.isLast) return endTransfer(region, runtime, moved)
  const last = { ...task, round: task.round + 1, isLast: true, after: '' }
  await ports.tasks.enqueue('followTransfer', last, { delaySeconds: settledSeconds })
}

/** Links that it has got in its new workspace in the meantime stay. */
async function endTies(
  region: Region,
  agentId: string,
  { from, orgId }: NonNullable<Runtime['moving']>,
): Promise<void> {
  const isOfOldWorkspace = async (path: string) =>
    (await readDocument(region, path, z.object({ workspaceId: z.string() })))?.data.workspaceId === from
  if (
    (await isOfOldWorkspace(paths.blueprintLink(agentId))) ||
    (await isOfOldWorkspace(paths.blueprint(agentId)))
  )
    await deleteBlueprintOf(region, agentId)
  if (await isOfOldWorkspace(paths.review(agentId))) await deleteReview(region, agentId)
  if (orgId) await deleteLeftNotices({ region, orgId, agentId })
}

/** Returns the path after which the next task continues; undefined when nothing is left. */
async function followBelow(
  region: Region,
  agentId: string,
  { ownerID, moving }: Runtime,
  { after, budget }: { after: string; budget: WorkBudget },
): Promise<string | undefined> {
  const below = Query.below(region, paths.agent(agentId)).select(['ownerID', 'agent.ownerID'])
  for (let last = after; ;) {
    if (budget.isSpent) return last
    const page = await untilUnchanged(async () => {
      const documents = await below.after(last).limit(pageSize).read()
      await giveTo(region, documents, { from: moving?.from ?? '', to: ownerID })
      return documents
    })
    if (page.length < pageSize) return undefined
    last = page.at(-1)?.path ?? last
  }
}

async function giveTo(
  region: Region,
  documents: readonly StoredFields[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const writes = new Writes(region)
  for (const { path, fields } of documents) {
    const owned = ownedSchema.safeParse(fields).data
    if (owned?.ownerID === from) writes.update(path, { ownerID: to })
    if (owned?.agent?.ownerID === from) writes.update(path, { 'agent.ownerID': to })
  }
  if (writes.size > 0) await writes.commitUnchanged()
}

async function endTransfer(region: Region, { path }: Stored<Runtime>, moved: number): Promise<void> {
  await untilUnchanged(async () => {
    const runtime = await readDocument(region, path, runtimeSchema)
    if (runtime?.data.moving?.at !== moved) return
    await new Writes(region).update(path, { moving: null }, runtime.version).commitUnchanged()
  })
}
