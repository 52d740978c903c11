import { channelKinds } from '@parley/functions/shared/channels/channels'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { formatDateTime, nameOfCountry } from '../../lib/formats/formats.ts'
import { t } from './texts.ts'

/** The channels of conversations; the inbox contains no tests. */
export const channels = ['widget', ...channelKinds] as const satisfies Conversation['channel'][]

/** Returns the name of a channel; a value from the URL may be an unknown channel. */
export function channelName(value: string): string {
  const channel = channels.find((candidate) => candidate === value)
  return channel ? t(`channel_${channel}`) : value
}

/** Returns the best name of a visitor: name, email or phone, else a general word. */
export function visitorName({ visitor }: Pick<Conversation, 'visitor'>): string {
  return visitor.name || visitor.email || visitor.phone || t('aVisitor')
}

/** Distinguishes visitors without a name by country, browser and platform, or by their start time. */
export function visitorTrace({ visitor, country, browser, platform, startedAt }: ConversationRow): string {
  if (visitor.name || visitor.email || visitor.phone) return ''
  return (
    [country && countryName(country), browser, platform].filter(Boolean).join(' · ') ||
    formatDateTime(startedAt)
  )
}

/** Returns the name of a country in the reader's language; an unknown code stays. */
export function countryName(code: string): string {
  return nameOfCountry(code) ?? code
}

/** Returns a member's name, or the part of the email before the @. */
export function memberName({ name, email }: { name: string; email: string }): string {
  return name || (email.split('@')[0] ?? '')
}
