import type { Conversation } from '@parley/functions/shared/conversation'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { call } from '../../lib/call.ts'
import { showToast } from '../../lib/toast.ts'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import { useInboxPlace } from './InboxPlace.ts'
import type { AnswerAction } from './MessageItem.tsx'
import { SaveTestDialog } from './SaveTestDialog.tsx'
import { TranscriptDialog } from './TranscriptDialog.tsx'
import { t } from './texts.ts'

export type ThreadDialog = AnswerAction | { kind: 'transcript' } | { kind: 'block' }

interface ThreadDialogsProps {
  dialog: ThreadDialog
  conversation: Conversation
  onClose: () => void
}

/** What opens over a conversation. */
export function ThreadDialogs({ dialog, conversation, onClose }: ThreadDialogsProps) {
  switch (dialog.kind) {
    case 'correct':
      return (
        <CorrectionDialog
          conversationId={conversation.ID}
          question={dialog.question}
          answer={dialog.answer}
          onClose={onClose}
        />
      )
    case 'saveTest':
      return (
        <SaveTestDialog
          question={dialog.question}
          expected={dialog.answer.correction ?? dialog.answer.text}
          onClose={onClose}
        />
      )
    case 'transcript':
      return (
        <TranscriptDialog
          conversationId={conversation.ID}
          email={conversation.visitor.email}
          onClose={onClose}
        />
      )
    case 'block':
      return <BlockDialog conversation={conversation} onClose={onClose} />
  }
}

function BlockDialog({ conversation: { ID, isBlocked }, onClose }: Omit<ThreadDialogsProps, 'dialog'>) {
  const { region, agentId } = useInboxPlace()

  async function handleConfirm() {
    await call('blockVisitor', { region, agentId, conversationId: ID, isBlocked: !isBlocked }, region)
    void showToast(isBlocked ? t('visitorUnblocked') : t('visitorBlocked'))
  }

  return isBlocked ? (
    <ConfirmDialog
      title={t('unblockVisitor')}
      text={t('unblockingLets')}
      action={t('unblockVisitor')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  ) : (
    <ConfirmDialog
      title={t('blockVisitor')}
      action={t('blockVisitor')}
      isDangerous
      text={t('blockingStops')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  )
}
