import { noticeLimits } from '@parley/functions/shared/agencies/notices'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { readSession, writeSession } from '../../../lib/browser/stored.ts'
import { showToast } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import { noticeWords } from './noticeWords.ts'
import type { Notices } from './useNotices.ts'

/** The time up to which this tab has shown toasts: a reloaded page does not show them again. */
const notifiedKey = 'noticesTold'

/**
 * Shows the newest notice once, for five seconds, if it is younger than three minutes. A notice that the
 * client has seen or is viewing is not shown.
 */
export function useNoticeToast({ items }: Notices, isOpen: boolean): void {
  const { client } = useClient()
  const { pathname } = useLocation()
  const shown = useRef(client.noticesSeenAt)
  const [newest] = items
  useEffect(() => {
    const newestShown = Math.max(shown.current, Number(readSession(notifiedKey) ?? 0))
    if (!newest || newest.at <= newestShown) return
    shown.current = newest.at
    writeSession(notifiedKey, String(newest.at))
    const isLookedAt = isOpen || (newest.conversationId !== '' && pathname.includes(newest.conversationId))
    if (isLookedAt || Date.now() - newest.at > noticeLimits.toastAgeMs) return
    const { title, body } = noticeWords(newest)
    void showToast(`${title} – ${body}`, 'good', noticeLimits.toastMs)
  }, [newest, isOpen, pathname])
}
