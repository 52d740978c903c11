import { recordKinds, type ChannelKind, type RecordKind } from './channels.ts'

/** An account that its vendor refuses us; `at`: since when, in milliseconds since 1970. */
export interface BrokenChannel {
  kind: RecordKind
  agentId: string
  at: number
}

/** Names an account among the workspace's broken ones. */
export function brokenKeyOf({ kind, agentId }: Pick<BrokenChannel, 'kind' | 'agentId'>): string {
  return `${kind}_${agentId}`
}

/** What a workspace's `brokenChannels` say, the newest first. */
export function brokenChannelsOf(stored: Readonly<Record<string, number>>): BrokenChannel[] {
  return Object.entries(stored)
    .flatMap(([key, at]) => {
      const kind = recordKinds.find((one) => key.startsWith(`${one}_`))
      return kind ? [{ kind, agentId: key.slice(kind.length + 1), at }] : []
    })
    .sort((one, other) => other.at - one.at)
}

/** By which account an agent answers on a channel: a page's two channels are one. */
export function recordKindOf(channel: ChannelKind): RecordKind {
  return channel === 'messenger' || channel === 'instagram' ? 'meta' : channel
}
