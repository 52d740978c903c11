import { hourMs } from '../../../shared/durations.ts'
import type { ModelKeyRecord } from '../../../shared/models/modelKeys.ts'
import { Writes } from '../../../store/commit.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { asAppError } from '../../kernel/errors/asAppError.ts'
import type { ModelKey, Ports } from '../../kernel/ports/ports.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { isResting, readKeyRecords } from './readModelKeys.ts'

/**
 * Records that a vendor refuses a workspace's key, with the task that emails it, once until the key is
 * replaced or has passed a test. Never throws, because a visitor's answer does not depend on it.
 */
export async function recordKeyRefusal(
  { now }: Pick<Ports, 'now'>,
  ref: WorkspaceRef,
  key: ModelKey,
): Promise<void> {
  const { vendor } = key
  if (vendor === 'voiceflow') return
  await quietly(async () => {
    const at = now()
    await changeKey(ref, key, (storedKey, writes) => {
      const { region, workspaceId } = ref
      if (storedKey.refusedAt === 0)
        addTask(writes, 'notifyModelKeyRefused', { region, workspaceId, vendor, at }, at)
      // Parallel turns record it once.
      return isResting(storedKey, at) ? {} : { refusedAt: at }
    })
  })
}

/** Records the use of a key, once an hour. Never throws. */
export async function recordKeyUse(
  { now }: Pick<Ports, 'now'>,
  ref: WorkspaceRef,
  key: ModelKey,
): Promise<void> {
  await quietly(() =>
    changeKey(ref, key, ({ lastUsedAt }) => (now() - lastUsedAt < hourMs ? {} : { lastUsedAt: now() })),
  )
}

/**
 * Changes the record of a key, if it still exists; keys of projects have no record. `change` may add to the
 * commit, which is left out where it returns no changes.
 */
export async function changeKey(
  ref: WorkspaceRef,
  { vendor, storedAt }: ModelKey,
  change: (storedKey: ModelKeyRecord, writes: Writes) => Partial<ModelKeyRecord>,
): Promise<void> {
  if (vendor === 'voiceflow') return
  await untilUnchanged(async () => {
    const stored = await readKeyRecords(ref)
    const storedKey = stored?.data.keys[vendor]
    if (!stored || storedKey?.replacedAt !== storedAt) return
    const writes = new Writes(ref.region)
    const changes = change(storedKey, writes)
    if (Object.keys(changes).length === 0) return
    const keys = { ...stored.data.keys, [vendor]: { ...storedKey, ...changes } }
    await writes.update(stored.path, { keys }, stored.version).commit()
  })
}

async function quietly(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    console.error('The state of a model key could not be stored', { code: asAppError(error).code })
  }
}
