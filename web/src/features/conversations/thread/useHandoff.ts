import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { nextHandoffState, type HandoffState } from '@parley/functions/shared/chat/handoff'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import type { OperatorEvent } from './handoffButtons.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { t } from '../texts.ts'

interface Pending {
  from: HandoffState
  to: HandoffState
}

/** Shows a new state immediately, and reverts it when the server refuses. */
export function useHandoff(
  { ID, state, window }: Conversation,
  onTaken: () => void,
): { state: HandoffState; isPending: boolean; change: (event: OperatorEvent) => void } {
  const { region, agentId } = useInboxAgentRef()
  const [pending, setPending] = useState<Pending>()
  // The stored state has changed, and it replaces the pending one.
  if (pending && pending.from !== state) setPending(undefined)

  async function change(event: OperatorEvent) {
    const to = nextHandoffState(state, event)
    if (!to) return
    const isUnanswered = window.at(-1)?.role === 'visitor'
    setPending({ from: state, to })
    try {
      const changed = await call(
        'changeConversationState',
        { region, agentId, conversationId: ID, event },
        region,
      )
      if (changed.state === state) setPending(undefined)
      // The pressed button is gone, so the focus moves to the reply field.
      if (event === 'takeOver') onTaken()
      if (event === 'handBack' && isUnanswered) void showToast(t('handedBackHint'))
    } catch (error) {
      setPending(undefined)
      showFailure(error)
    }
  }

  const isPending = pending?.from === state
  return { state: isPending ? pending.to : state, isPending, change: (event) => void change(event) }
}
