import { runIsolated } from '../kernel/errors/runIsolated.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { TaskTurn } from '../kernel/tasks/planTask.ts'
import type { TaskKind } from '../kernel/tasks/TaskKind.ts'
import type { TaskName, TaskPayload } from '../kernel/tasks/taskKinds.ts'
import { claimSlot, ownerOfShare, releaseSlot } from '../kernel/tasks/taskSlots.ts'

/** The time after its deadline in which a process of a task may still run. */
const graceMs = 30_000
/** Waits become twice as long up to this, so that a full workspace costs little. */
const longestWaitSeconds = 60

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
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  { name, kind, payload, id, again }: Delivered,
  run: () => Promise<void>,
): Promise<void> {
  const { region } = payload
  const share = kind.shareOf?.(payload)
  const ownerUid = share && (await ownerOfShare(region, share))
  if (ownerUid === undefined) return run()
  const owner = { region, ownerUid, queue: kind.queue }
  const task = id ?? `${name}/${kind.nameOf?.(payload)}`
  const until = now() + kind.deadlineSeconds * 1_000 + graceMs
  if (!(await claimSlot(owner, { task, until }, now()))) {
    const { turn, failedTries } = again
    // Spread, so that those who wait do not all come at the same time.
    const delaySeconds = Math.ceil(Math.min(longestWaitSeconds, 2 ** (turn + 1)) * (0.5 + Math.random()))
    return tasks.enqueue(name, payload, { delaySeconds, again: { turn: turn + 1, failedTries } })
  }
  try {
    await run()
  } finally {
    // A slot that cannot be released is free when its time is over.
    await runIsolated('Releasing the slot of a task', task, () => releaseSlot(owner, task))
  }
}
