import { recordKinds, type ChannelKind, type RecordKind } from './channels.ts'

/** An account that its vendor refuses; `at`: since when, in milliseconds since 1970. */
export interface BrokenChannel {
  kind: RecordKind
  agentId: string
  at: number
}

/** Returns the key of an account in the workspace's `brokenChannels`. */
export function brokenKeyOf({ kind, agentId }: Pick<BrokenChannel, 'kind' | 'agentId'>): string {
  return `${kind}_${agentId}`
}

/** Returns the accounts in a workspace's `brokenChannels`, newest first. */
export function brokenChannelsOf(stored: Readonly<Record<string, number>>): BrokenChannel[] {
  return Object.entries(stored)
    .flatMap(([key, at]) => {
      const kind = recordKinds.find((one) => key.startsWith(`${one}_`))
      return kind ? [{ kind, agentId: key.slice(kind.length + 1), at }] : []
    })
    .sort((one, other) => other.at - one.at)
}

/** Returns the kind of account behind a channel: both channels of a Facebook page are one account. */
export function recordKindOf(channel: ChannelKind): RecordKind {
  return channel === 'messenger' || channel === 'instagram' ? 'meta' : channel
}
