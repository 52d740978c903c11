import type { Conversation } from '@parley/functions/shared/conversation'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { call } from '../../lib/call.ts'
import { showToast } from '../../lib/toast.ts'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import { useInboxPlace } from './InboxPlace.ts'
import type { AnswerAction } from './MessageItem.tsx'
import { SaveTestDialog } from './SaveTestDialog.tsx'
import { TranscriptDialog } from './TranscriptDialog.tsx'

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
      return <CorrectionDialog conversationId={conversation.ID} question={dialog.question} answer={dialog.answer} onClose={onClose} />
    case 'saveTest':
      return <SaveTestDialog question={dialog.question} expected={dialog.answer.correction ?? dialog.answer.text} onClose={onClose} />
    case 'transcript':
      return <TranscriptDialog conversationId={conversation.ID} email={conversation.visitor.email} onClose={onClose} />
    case 'block':
      return <BlockDialog conversation={conversation} onClose={onClose} />
  }
}

function BlockDialog({ conversation: { ID, isBlocked }, onClose }: Omit<ThreadDialogsProps, 'dialog'>) {
  const { region, agentId } = useInboxPlace()

  async function handleConfirm() {
    await call('blockVisitor', { region, agentId, conversationId: ID, isBlocked: !isBlocked }, region)
    void showToast(isBlocked ? 'Visitor unblocked.' : 'Visitor blocked.')
  }

  return isBlocked ? (
    <ConfirmDialog title="Unblock visitor" text="This browser can talk to the agent and to you again." action="Unblock visitor" onConfirm={handleConfirm} onClose={onClose} />
  ) : (
    <ConfirmDialog
      title="Block visitor" text="This browser cannot write to this agent any more, and the conversation is resolved. You can unblock it here." action="Block visitor" isDangerous
      onConfirm={handleConfirm} onClose={onClose}
    />
  )
}
