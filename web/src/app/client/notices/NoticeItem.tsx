import { Link } from 'react-router-dom'
import { formatAgo } from '../../../lib/formats.ts'
import { webPaths } from '../../../lib/paths.ts'
import { useClient } from '../ClientContext.ts'
import { noticeWords } from './noticeWords.ts'
import type { ShownNotice } from './useNotices.ts'

interface NoticeItemProps {
  notice: ShownNotice
  isNew: boolean
  onOpen: () => void
}

/** One thing that has happened; it leads to the conversation that it is about. */
export function NoticeItem({ notice, isNew, onOpen }: NoticeItemProps) {
  const { region } = useClient()
  const { title, body } = noticeWords(notice)
  const lines = (
    <>
      <b dir="auto">{title}</b>
      <span dir="auto">{body}</span>
      <time>{formatAgo(notice.at)}</time>
    </>
  )
  return (
    <li data-new={isNew || undefined}>
      {notice.agentId ? (
        <Link to={webPaths.conversation(region, notice.agentId, notice.conversationId)} onClick={onOpen}>
          {lines}
        </Link>
      ) : (
        <div>{lines}</div>
      )}
    </li>
  )
}
