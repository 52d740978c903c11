import { nextHandoffState, type HandoffState } from '@parley/functions/shared/chat/handoff'
import { t } from '../texts.ts'

export type OperatorEvent = 'takeOver' | 'handBack' | 'resolve'

interface HandoffButton {
  event: OperatorEvent
  label: string
  /** True for the most common next action. */
  isMain: boolean
}

/**
 * Lists the actions that the state machine allows in a state. Resolve is always last, so that it never
 * appears under a pointer that has just handed the conversation back.
 */
export function handoffButtons(state: HandoffState): HandoffButton[] {
  const takeOver = t(state === 'resolved' ? 'reopen' : 'takeOver')
  // A conversation that no operator has taken over cannot be handed back.
  const handBack = t(state === 'requested' ? 'leaveToAgent' : 'handBack')
  const buttons: HandoffButton[] = [
    { event: 'takeOver', label: takeOver, isMain: state === 'requested' },
    { event: 'handBack', label: handBack, isMain: false },
    { event: 'resolve', label: t('resolve'), isMain: false },
  ]
  return buttons.filter(({ event }) => nextHandoffState(state, event) !== undefined)
}
