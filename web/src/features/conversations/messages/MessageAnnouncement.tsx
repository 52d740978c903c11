import type { Message } from '@parley/functions/shared/chat/conversation'
import { speakableText } from '@parley/functions/shared/texts/speakableText'
import { useState } from 'react'
import { eventLine } from './messageWords.ts'
import { t } from '../texts.ts'

interface MessageAnnouncementProps {
  /** The newest messages, oldest first. */
  messages: Message[]
  /** The ids of the replies that were written here: their author is not told of them. */
  ownIds: readonly string[]
  /** The visitor's name; empty when unknown. */
  visitorName: string
}

/**
 * Announces new messages of the open conversation to screen readers, once and without the buttons beside
 * them. Earlier messages that are loaded later are not announced.
 */
export function MessageAnnouncement({ messages, ownIds, visitorName }: MessageAnnouncementProps) {
  const newest = messages.at(-1)?.id
  const [before, setBefore] = useState(newest)
  const [announcement, setAnnouncement] = useState('')
  if (newest !== before) {
    setBefore(newest)
    const from = messages.findIndex(({ id }) => id === before)
    const news = messages.slice(from < 0 ? -1 : from + 1).filter(({ id }) => !ownIds.includes(id))
    if (news.length > 0) setAnnouncement(news.map((message) => wordsOf(message, visitorName)).join(' '))
  }
  return <output className="unseen">{announcement}</output>
}

function wordsOf(message: Message, visitorName: string): string {
  const { role, author, text, files = [] } = message
  if (role === 'event') return eventLine(message, visitorName)
  const words = speakableText(text) || files.map(({ name }) => name).join(', ')
  const name = role === 'visitor' ? visitorName || t('aVisitor') : author
  return name ? `${name}: ${words}` : words
}
