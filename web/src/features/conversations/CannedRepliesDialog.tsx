import { ActionIcon, Button, Skeleton } from '@mantine/core'
import type { CannedReply } from '@parley/functions/shared/inbox'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { CannedReplyForm } from './CannedReplyForm.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import styles from './dialogs.module.css'
import { deleteCannedReply } from './inboxActions.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { knownOf, useCannedReplies } from './useInboxLists.ts'

const blank = { ID: '', title: '', text: '' }

/** The workspace's answers to use again: to add, to change, to delete. */
export function CannedRepliesDialog({ onClose }: { onClose: () => void }) {
  const place = useInboxPlace()
  const live = useCannedReplies()
  const replies = knownOf(live)
  const [edited, setEdited] = useState<Pick<CannedReply, 'ID' | 'title' | 'text'>>()
  const [going, setGoing] = useState<CannedReply>()

  if (edited) return <CannedReplyForm reply={edited} onClose={() => setEdited(undefined)} />
  if (going) {
    return (
      <ConfirmDialog
        title="Delete canned reply"
        text={`“${going.title}” goes for everybody in this workspace.`}
        action="Delete reply"
        isDangerous
        onConfirm={() => deleteCannedReply(place, going.ID)}
        onClose={() => setGoing(undefined)}
      />
    )
  }
  return (
    <Dialog onClose={onClose} title="Canned replies" size="lg">
      {live.status === 'loading' && <Skeleton height={72} aria-label="Loading canned replies" />}
      {live.status === 'error' && (
        <LoadFailure what="The canned replies" error={live.error} retry={live.retry} />
      )}
      {live.status === 'ready' && replies.length === 0 && (
        <p className={styles.hint}>
          Answers you give often. Write one once, then type / in a reply to use it.
        </p>
      )}
      {replies.length > 0 && (
        <ul className={styles.list} aria-label="Canned replies">
          {replies.map((reply) => (
            <li key={reply.ID}>
              <div>
                <b>{reply.title}</b>
                <p>{reply.text}</p>
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Edit ${reply.title}`}
                onClick={() => setEdited(reply)}
              >
                <IconPencil size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Delete ${reply.title}`}
                onClick={() => setGoing(reply)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button data-autofocus leftSection={<IconPlus size={16} />} onClick={() => setEdited(blank)}>
          Add canned reply
        </Button>
      </div>
    </Dialog>
  )
}
