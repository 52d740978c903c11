import { ActionIcon, Button, Skeleton } from '@mantine/core'
import type { CannedReply } from '@parley/functions/shared/chat/inbox'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { DeleteButton } from '../../../components/dialogs/DeleteButton.tsx'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { CannedReplyForm } from './CannedReplyForm.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import styles from '../dialogs.module.css'
import { deleteCannedReply } from '../inboxActions.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { itemsOf, useCannedReplies } from '../useInboxLists.ts'
import { t } from '../texts.ts'

const blank = { ID: '', title: '', text: '' }

/** Lists the workspace's canned replies, to add, edit and delete. */
export function CannedRepliesDialog({ onClose }: { onClose: () => void }) {
  const scope = useInboxScope()
  const result = useCannedReplies()
  const replies = itemsOf(result)
  const [edited, setEdited] = useState<Pick<CannedReply, 'ID' | 'title' | 'text'>>()
  const [replyToDelete, setReplyToDelete] = useState<CannedReply>()

  if (edited) return <CannedReplyForm reply={edited} onClose={() => setEdited(undefined)} />
  if (replyToDelete) {
    return (
      <ConfirmDialog
        title={t('deleteCannedReply')}
        text={t('goesForEverybody', { name: replyToDelete.title })}
        action={t('deleteReply')}
        isDangerous
        onConfirm={() => deleteCannedReply(scope, replyToDelete.ID)}
        onClose={() => setReplyToDelete(undefined)}
      />
    )
  }
  return (
    <Dialog onClose={onClose} title={t('cannedReplies')} size="lg">
      {result.status === 'loading' && <Skeleton height={72} aria-label={t('loadingCannedReplies')} />}
      {result.status === 'error' && (
        <LoadFailure title={t('cannedNotLoaded')} error={result.error} retry={result.retry} />
      )}
      {result.status === 'ready' && replies.length === 0 && (
        <p className={styles.hint}>{t('cannedRepliesHint')}</p>
      )}
      {replies.length > 0 && (
        <ul className={styles.list} aria-label={t('cannedReplies')}>
          {replies.map((reply) => (
            <li key={reply.ID}>
              <div>
                <b dir="auto">{reply.title}</b>
                <p dir="auto">{reply.text}</p>
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('editNamed', { name: reply.title })}
                onClick={() => setEdited(reply)}
              >
                <IconPencil size={16} />
              </ActionIcon>
              <DeleteButton
                label={t('deleteNamed', { name: reply.title })}
                onClick={() => setReplyToDelete(reply)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button data-autofocus leftSection={<IconPlus size={16} />} onClick={() => setEdited(blank)}>
          {t('addCannedReply')}
        </Button>
      </div>
    </Dialog>
  )
}
