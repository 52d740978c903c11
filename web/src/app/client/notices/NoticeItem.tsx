import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { formatAgo } from '../../../lib/formats/formats.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useClient } from '../ClientContext.ts'
import { noticeWords } from './noticeWords.ts'
import type { ShownNotice } from './useNotices.ts'

interface NoticeItemProps {
  notice: ShownNotice
  isNew: boolean
  onOpen: () => void
}

/** A notice, which links to its subject. */
export function NoticeItem({ notice, isNew, onOpen }: NoticeItemProps) {
  const { region } = useClient()
  const { title, body } = noticeWords(notice)
  const to = pathOf(region, notice)
  const lines = (
    <>
      <b dir="auto">{title}</b>
      <span dir="auto">{body}</span>
      <time>{formatAgo(notice.at)}</time>
    </>
  )
  return (
    <li data-new={isNew || undefined}>
      {to ? (
        <Link to={to} onClick={onOpen}>
          {lines}
        </Link>
      ) : (
        <div>{lines}</div>
      )}
    </li>
  )
}

/** Returns the path of the conversation or draft that it concerns; undefined without one. */
function pathOf(region: Region, { kind, agentId, conversationId }: ShownNotice): string | undefined {
  if (kind === 'approvalAsked') return webPaths.approval(region, agentId)
  return conversationId === '' ? undefined : webPaths.conversation(region, agentId, conversationId)
}
