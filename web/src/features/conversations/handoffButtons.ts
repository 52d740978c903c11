import { nextHandoffState, type HandoffState } from '@parley/functions/shared/chat/handoff'
import { t } from './texts.ts'

export type OperatorEvent = 'takeOver' | 'handBack' | 'resolve'

interface HandoffButton {
  event: OperatorEvent
  label: string
  /** The step that most people take next. */
  isMain: boolean
}

/**
 * What an operator can do with a conversation in a state: just what the state machine allows. Resolve is
 * always the last one, so that it never comes under a pointer that has just given the conversation back.
 */
export function handoffButtons(state: HandoffState): HandoffButton[] {
  const takeOver = t(state === 'resolved' ? 'reopen' : 'takeOver')
  // What nobody has taken over cannot be handed back.
  const handBack = t(state === 'requested' ? 'leaveToAgent' : 'handBack')
  const buttons: HandoffButton[] = [
    { event: 'takeOver', label: takeOver, isMain: state === 'requested' },
    { event: 'handBack', label: handBack, isMain: false },
    { event: 'resolve', label: t('resolve'), isMain: false },
  ]
  return buttons.filter(({ event }) => nextHandoffState(state, event) !== undefined)
}
