import type { Recipient } from '../../../kernel/channels/ChannelAdapter.ts'

/** Returns the recipient of an answer on a server: the channel or thread, and the person. */
export function discordRecipient(channelId: string, userId: string): string {
  return `${channelId}/${userId}`
}

/** Parses a recipient. `threadId`: missing for a message in the connected channel itself. */
export function destinationOf({ account, address }: Pick<Recipient, 'account' | 'address'>): {
  threadId: string | undefined
  userId: string
} {
  const [channelId = '', userId = ''] = address.split('/')
  return { threadId: channelId === account ? undefined : channelId, userId }
}
