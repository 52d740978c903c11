import { runIsolated } from '../kernel/errors/runIsolated.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { TaskTurn } from '../kernel/tasks/planTask.ts'
import type { TaskKind, TaskQueue } from '../kernel/tasks/TaskKind.ts'
import type { TaskName, TaskPayload } from '../kernel/tasks/taskKinds.ts'
import { claimInstanceSlot, releaseInstanceSlot } from '../kernel/tasks/instanceSlots.ts'
import { claimSlot, ownerOfShare, releaseSlot } from '../kernel/tasks/taskSlots.ts'

/** The time after its deadline in which a process of a task may still run. */
const graceMs = 30_000
/**
 * Waits become twice as long up to this: the tasks that wait take a part of their queue as well. People wait
 * for the chats of `work`.
 */
const maxWaitSeconds = (queue: TaskQueue) => (queue === 'work' ? 20 : 300)

interface Delivered {
  name: TaskName
  kind: TaskKind
  payload: TaskPayload<TaskName>
  /** The name of the task in its queue, which all its tries share. */
  id: string | undefined
  again: TaskTurn
}

/**
 * Runs a task in a slot of its workspace's owner. While all slots are taken, the task is queued again for
 * later and keeps the number of its failed tries: waiting is not a failure, so it is never given up.
 */
export async function runInSlot(
  ports: Pick<Ports, 'now' | 'tasks'>,
  delivered: Delivered,
  run: () => Promise<void>,
): Promise<void> {
  const { kind, payload } = delivered
  const share = kind.shareOf?.(payload)
  const ownerUid = share && (await ownerOfShare(payload.region, share, ports.now()))
  if (ownerUid === undefined) return run()
  const release = await claim(ports.now(), delivered, ownerUid)
  if (!release) return queueAgain(ports.tasks, delivered)
  try {
    await run()
  } finally {
    await release()
  }
}

/** Takes a slot and returns what releases it; undefined when all are taken. */
async function claim(
  now: number,
  { name, kind, payload, id }: Delivered,
  ownerUid: string,
): Promise<(() => Promise<void> | void) | undefined> {
  if (kind.queue === 'work')
    return claimInstanceSlot(ownerUid) ? () => releaseInstanceSlot(ownerUid) : undefined
  const owner = { region: payload.region, ownerUid, queue: kind.queue }
  const task = id ?? `${name}/${kind.nameOf?.(payload)}`
  const until = now + kind.deadlineSeconds * 1_000 + graceMs
  if (!(await claimSlot(owner, { task, until }, now))) return undefined
  // A slot that cannot be released is free when its time is over.
  return async () => {
    await runIsolated('Releasing the slot of a task', task, () => releaseSlot(owner, task))
  }
}

function queueAgain(tasks: Ports['tasks'], { name, kind, payload, again }: Delivered): Promise<void> {
  const { turn, failedTries } = again
  const seconds = Math.min(maxWaitSeconds(kind.queue), 2 ** (turn + 1))
  // Spread, so that those who wait do not all come at the same time.
  const delaySeconds = Math.ceil(seconds * (0.5 + Math.random()))
  return tasks.enqueue(name, payload, { delaySeconds, again: { turn: turn + 1, failedTries } })
}
