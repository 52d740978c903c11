import type { HandoffState } from '@parley/functions/shared/handoff'
import type { ChatMessage, LiveEvent } from '@parley/functions/shared/widgetApi'
import type { Kit } from '../createKit.ts'
import { listenForPerson } from './listenForPerson.ts'
import { startReceiving } from './startReceiving.ts'

type Presence = Extract<LiveEvent, { isTyping: boolean }>

/**
 * Takes in what a person writes, who may step in unasked, and what another tab has asked; what else is known
 * of the person is kept for whoever shows it.
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

  function tellPresence(now: Presence | undefined): void {
    presence = now
    chat.emit('presence', now)
  }

  function handleEvent(event: LiveEvent): void {
    if (event.type === 'state') setState(event.state, event.operator)
    else if (event.type === 'messages') {
      // What was being written has come.
      if (presence) tellPresence({ ...presence, isTyping: false })
      takeIn(event.messages)
      chat.update()
    } else tellPresence(event)
  }

  /** Answers whether there was anything new. */
  function takeIn(messages: ChatMessage[]): boolean {
    const added = receive(messages)
    for (const message of added) if (message.role !== 'visitor') chat.emit('answer', message)
    return added.length > 0
  }

  return {
    setState,
    /** Whether the person is writing and how far he has read, as far as that was told. */
    presence: () => presence,
    update(): void {
      live.follow()
      // Messages that waited for the end of a turn can be taken in now.
      if (takeIn([])) chat.update()
    },
  }
}
