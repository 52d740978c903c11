import type { Recipient } from '../../../kernel/channels/ChannelAdapter.ts'

/** Where somebody on a server is answered: a channel of ours or one of its threads, and who he is. */
export function addressOf(channelId: string, userId: string): string {
  return `${channelId}/${userId}`
}

/** `threadId`: missing where he has asked in the connected channel itself. */
export function placeOf({ account, address }: Pick<Recipient, 'account' | 'address'>): {
  threadId: string | undefined
  userId: string
} {
  const [channelId = '', userId = ''] = address.split('/')
  return { threadId: channelId === account ? undefined : channelId, userId }
}
