import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { Assignment } from './Assignment.tsx'
import { Notes } from './Notes.tsx'
import { OtherConversations } from './OtherConversations.tsx'
import { Tags } from './Tags.tsx'
import { VisitorFacts } from './VisitorFacts.tsx'
import styles from './VisitorPanel.module.css'
import { useMay } from '../../../lib/session/viewer.ts'

/** Shows the facts about the visitor, the assignee, tags and notes beside the messages. */
export function VisitorPanel({ conversation }: { conversation: Conversation }) {
  const isMember = useMay('readWorkspace')
  const mayWriteNotes = useMay('writeNotes')
  return (
    <div className={styles.panel}>
      <VisitorFacts conversation={conversation} />
      {isMember && <Assignment conversation={conversation} />}
      <Tags conversation={conversation} />
      {mayWriteNotes && <Notes conversationId={conversation.ID} />}
      <OtherConversations conversation={conversation} />
    </div>
  )
}
