import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { visitorName } from '../../features/conversations/names.ts'
import { webPaths } from '../../lib/webPaths.ts'

interface ConversationLinesProps {
  region: Region
  agentId: string
  rows: readonly ConversationRow[]
  className?: string | undefined
  /** The content at the end of a line. */
  timeOf: (row: ConversationRow) => ReactNode
}

/** Conversations of an agent, each in a line that opens it. */
export function ConversationLines({ region, agentId, rows, className, timeOf }: ConversationLinesProps) {
  return (
    <ul className={className}>
      {rows.map((row) => (
        <li key={row.ID}>
          <Link to={webPaths.conversation(region, agentId, row.ID)}>
            <b dir="auto">{visitorName(row)}</b>
            <span dir="auto">{row.preview}</span>
            {timeOf(row)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
