import type { Agent } from '../../../../shared/agents/agent.ts'
import type { Message } from '../../../../shared/chat/conversation.ts'

interface FreeAnswer {
  message: Pick<Message, 'role' | 'text' | 'form'>
  wantsPerson: boolean
}

/**
 * What an agent still does when there is no credit for a model, as its owner has chosen: it asks for contact
 * details, and once it has them, or where there is no form, for a person. Undefined when it is to be silent.
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

/** Whether an agent has anything to say without credit. */
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
