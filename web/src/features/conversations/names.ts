import { channelKinds } from '@parley/functions/shared/channels/channels'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { formatDateTime, nameOfCountry } from '../../lib/formats.ts'
import { language } from '../../lib/texts/language.ts'
import { t } from './texts.ts'

const languages = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' })

/** Where conversations come from; tests are no part of the inbox. */
export const channels = ['widget', ...channelKinds] as const satisfies Conversation['channel'][]

/** A channel as people call it; an address may name one that we do not know. */
export function channelName(value: string): string {
  const channel = channels.find((known) => known === value)
  return channel ? t(`channel_${channel}`) : value
}

export function visitorName({ visitor }: Pick<Conversation, 'visitor'>): string {
  return visitor.name || visitor.email || visitor.phone || t('aVisitor')
}

/** What tells visitors without a name apart: the place and the browser, else when they came. */
export function visitorTrace({ visitor, country, browser, platform, startedAt }: ConversationRow): string {
  if (visitor.name || visitor.email || visitor.phone) return ''
  return (
    [country && countryName(country), browser, platform].filter(Boolean).join(' · ') ||
    formatDateTime(startedAt)
  )
}

export function countryName(code: string): string {
  return nameOfCountry(code) ?? code
}

/** What a browser has sent may be no code at all. */
export function languageName(code: string): string {
  try {
    return languages.of(code) ?? code
  } catch {
    return code
  }
}

/** The part before the @ where somebody has given no name. */
export function memberName({ name, email }: { name: string; email: string }): string {
  return name || (email.split('@')[0] ?? '')
}
