import type { Agent } from '../../../../shared/agents/agent.ts'
import type { Message } from '../../../../shared/chat/conversation.ts'

interface FreeAnswer {
  message: Pick<Message, 'role' | 'text' | 'form'>
  wantsPerson: boolean
}

/**
 * Returns what an agent does without credit for a model, by its owner's settings. It asks for contact data;
 * once it has them, or without a form, for a person. Undefined when it must be silent.
 */
export function answerWithoutCredit({ widgetOptions }: Agent, history: Message[]): FreeAnswer | undefined {
  const {
    outOfCredits: { steps, message: text },
    forms,
    canHandOff,
  } = widgetOptions
  const hasSent = history.some(({ event }) => event === 'form')
  const form = steps.includes('form') && !hasSent ? forms[0]?.id : undefined
  const wantsPerson = form === undefined && steps.includes('person') && canHandOff
  if (form === undefined && !wantsPerson) return undefined
  return { message: { role: 'agent', text, ...(form && { form }) }, wantsPerson }
}

/** Returns whether an agent can respond at all without credit. */
export function canAnswerWithoutCredit({ widgetOptions }: Agent): boolean {
  const {
    outOfCredits: { steps },
    forms,
    canHandOff,
  } = widgetOptions
  return (
    steps.includes('pairs') ||
    (steps.includes('form') && forms.length > 0) ||
    (steps.includes('person') && canHandOff)
  )
}
