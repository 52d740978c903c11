import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { useState } from 'react'
import { visitorName } from '../names.ts'
import { t } from '../texts.ts'

interface NewestAnnouncementProps {
  newest: ConversationRow | undefined
  selectedId: string | undefined
}

/**
 * Announces new messages of other conversations to screen readers; the open conversation announces its own.
 */
export function NewestAnnouncement({ newest, selectedId }: NewestAnnouncementProps) {
  const [before, setBefore] = useState(newest)
  const [announcement, setAnnouncement] = useState('')
  if (newest && newest !== before) {
    setBefore(newest)
    const isNews =
      before !== undefined &&
      newest.lastMessageAt > before.lastMessageAt &&
      !newest.seen &&
      newest.ID !== selectedId
    if (isNews)
      setAnnouncement(
        newest.state === 'requested'
          ? t('wantsPersonNow', { name: visitorName(newest) })
          : `${visitorName(newest)}: ${newest.preview}`,
      )
  }
  return <output className="unseen">{announcement}</output>
}
