import { brokenKeyOf } from '../../../../shared/channels/brokenChannels.ts'
import type { RecordKind } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import type { Writes } from '../../../../store/commit.ts'
import { addTask } from '../../../kernel/tasks/pendingTask.ts'

/** An account of a channel with its workspace. */
export interface MarkedAccount {
  kind: RecordKind
  agentId: string
  ownerID: string
}

/** Marks an account as broken in its workspace, so that people see it without another read, and emails them. */
export function markAsBroken(writes: Writes, account: MarkedAccount & { region: Region }, at: number): void {
  const { region, kind, agentId } = account
  writes.update(paths.workspace(account.ownerID), { [fieldOf(account)]: at })
  addTask(writes, 'notifyChannelBroken', { region, kind, agentId, at }, at)
}

/** Deletes the mark in the commit that reconnects or deletes the account. */
export function clearBroken(writes: Writes, account: MarkedAccount): void {
  writes.update(paths.workspace(account.ownerID), withoutMark(account))
}

/** Returns the change of the workspace's document that deletes the mark. */
export function withoutMark(account: MarkedAccount): Record<string, undefined> {
  return { [fieldOf(account)]: undefined }
}

function fieldOf(account: MarkedAccount): string {
  return `brokenChannels.${brokenKeyOf(account)}`
}
