import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { call } from '../../../lib/call.ts'
import { showToast } from '../../../lib/toast.ts'
import { blockWords } from './blockWords.ts'
import { CorrectionDialog } from '../answers/CorrectionDialog.tsx'
import type { AnswerAction } from '../answers/AnswerAction.ts'
import { useInboxAgentRef, useInboxScope, type AnswerToSave } from '../inboxContexts.ts'
import { TranscriptDialog } from './TranscriptDialog.tsx'

export type ThreadDialog = AnswerAction | { kind: 'transcript' } | { kind: 'block' }

interface ThreadDialogsProps {
  dialog: ThreadDialog
  conversation: Conversation
  onClose: () => void
}

/** Renders the dialogs that open over a conversation. */
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
      return <AnswerTest question={dialog.question} answer={dialog.answer} onClose={onClose} />
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

function AnswerTest(answer: Pick<AnswerToSave, 'question' | 'answer' | 'onClose'>) {
  const { region, agentId } = useInboxAgentRef()
  const { saveTest } = useInboxScope()
  return saveTest({ region, agentId, ...answer })
}

function BlockDialog({ conversation, onClose }: Omit<ThreadDialogsProps, 'dialog'>) {
  const { ID, isBlocked } = conversation
  const { region, agentId } = useInboxAgentRef()
  const { block, unblock, blocked, unblocked, stops, lets } = blockWords(conversation)

  async function handleConfirm() {
    await call('blockVisitor', { region, agentId, conversationId: ID, isBlocked: !isBlocked }, region)
    void showToast(isBlocked ? unblocked : blocked)
  }

  return isBlocked ? (
    <ConfirmDialog title={unblock} text={lets} action={unblock} onConfirm={handleConfirm} onClose={onClose} />
  ) : (
    <ConfirmDialog
      title={block}
      action={block}
      isDangerous
      text={stops}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  )
}
