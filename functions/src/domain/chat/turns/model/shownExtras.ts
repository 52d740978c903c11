import type { Message } from '../../../../shared/chat/conversation.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'
import { withListedUrls } from '../../servedAgents/withListedUrls.ts'
import { fittingCards, maxCardsBytes } from '../../conversations/messageBytes.ts'
import type { ShownExtras } from './readAnswer.ts'

/** Returns what an answer shows besides its text, as far as the agent has it and a document can hold it. */
export function shownExtras(
  { agent }: ServedAgent,
  { replies, choices, cards = [], form }: ShownExtras,
): Pick<Message, 'replies' | 'choices' | 'cards' | 'form'> {
  const listed = cards.map((card) => withListedUrls(card, agent.widgetOptions))
  const hasForm = agent.widgetOptions.forms.some(({ id }) => id === form)
  return {
    ...(replies && { replies }),
    ...(choices && { replies: choices.map(({ name }) => name), choices }),
    ...(listed.length > 0 && { cards: fittingCards(listed, maxCardsBytes) }),
    ...(hasForm && { form }),
  }
}

/** Returns whether an agent may ask for a person by itself. */
export function mayHandOff({ agent: { widgetOptions } }: ServedAgent): boolean {
  return widgetOptions.smartHandoff && widgetOptions.canHandOff
}
