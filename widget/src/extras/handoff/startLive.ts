import type { HandoffState } from '@parley/functions/shared/chat/handoff'
import type { ChatMessage, LiveEvent } from '@parley/functions/shared/widget/widgetApi'
import type { Kit } from '../createKit.ts'
import { listenForPerson } from './listenForPerson.ts'
import { startReceiving } from './startReceiving.ts'

type Presence = Extract<LiveEvent, { isTyping: boolean }>

/**
 * Receives the messages of a person, who may join unasked, and the questions of another tab. Keeps the
 * person's presence for the parts that show it.
 */
export function startLive(kit: Kit) {
  const { chat } = kit
  const { conversation } = chat
  const receive = startReceiving(kit)
  const live = listenForPerson(kit, handleEvent)
  let presence: Presence | undefined

  function setState(next: HandoffState, operator = conversation.state.operator): void {
    conversation.state.operator = operator
    conversation.setHandoff(next)
    chat.update()
  }

  function showPresence(now: Presence | undefined): void {
    presence = now
    chat.emit('presence', now)
  }

  function handleEvent(event: LiveEvent): void {
    if (event.type === 'state') setState(event.state, event.operator)
    else if (event.type === 'messages') {
      // The message that was being typed has arrived.
      if (presence) showPresence({ ...presence, isTyping: false })
      addMessages(event.messages)
      chat.update()
    } else showPresence(event)
  }

  /** Adds messages, and returns whether any was new. */
  function addMessages(messages: ChatMessage[]): boolean {
    const added = receive(messages)
    for (const message of added) if (message.role !== 'visitor') chat.emit('answer', message)
    return added.length > 0
  }

  return {
    setState,
    /** Returns whether the person is typing and what they have read, as far as it is known. */
    presence: () => presence,
    update(): void {
      live.follow()
      // Messages that waited for the end of a turn can be added now.
      if (addMessages([])) chat.update()
    },
  }
}
