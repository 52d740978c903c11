import { brokenKeyOf } from '../../../../shared/channels/brokenChannels.ts'
import type { RecordKind } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Writes } from '../../../../store/commit.ts'

/** An account of a channel as its workspace names it. */
export interface MarkedAccount {
  kind: RecordKind
  agentId: string
  ownerID: string
}

/** Says at the workspace that an account is broken, so that its people see it without another read. */
export function markAsBroken(writes: Writes, account: MarkedAccount, at: number): void {
  writes.update(paths.workspace(account.ownerID), { [fieldOf(account)]: at })
}

/** Takes the mark away, with the commit that connects the account anew or forgets it. */
export function clearBroken(writes: Writes, account: MarkedAccount): void {
  writes.update(paths.workspace(account.ownerID), { [fieldOf(account)]: undefined })
}

function fieldOf(account: MarkedAccount): string {
  return `brokenChannels.${brokenKeyOf(account)}`
}
