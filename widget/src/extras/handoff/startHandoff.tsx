import type { HandoffState } from '@parley/functions/shared/handoff'
import type { ChatMessage, LiveEvent } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Kit } from '../createKit.ts'
import { fill } from '../texts.ts'
import { listenForPerson } from './listenForPerson.ts'
import { startReceiving } from './startReceiving.ts'
import { tellPresence } from './tellPresence.ts'

/** A person instead of the agent: asking for one, seeing one come, write, read and go. */
export function startHandoff(kit: Kit) {
  const { chat, texts, ask, redraw } = kit
  const { conversation } = chat
  const { state } = conversation
  const receive = startReceiving(kit)
  const live = listenForPerson(kit, handleEvent)
  const presence = tellPresence(kit)
  let isTyping = false
  let readAt = 0
  let typed: ReturnType<typeof setTimeout> | undefined
  let isFailed = false

  function setState(next: HandoffState, operator = state.operator): void {
    state.operator = operator
    conversation.setHandoff(next)
    chat.update()
  }

  function handleEvent(event: LiveEvent): void {
    if (event.type === 'state') return setState(event.state, event.operator)
    if (event.type === 'messages') {
      isTyping = false
      takeIn(event.messages)
      return chat.update()
    }
    ;({ isTyping } = event)
    clearTimeout(typed)
    // Whoever closes his window while writing does not write for ever.
    if (isTyping) typed = setTimeout(() => handleEvent({ ...event, isTyping: false }), 10_000)
    if (event.readAt <= readAt) return chat.update()
    readAt = event.readAt
    redraw()
  }

  /** Answers whether there was anything new. */
  function takeIn(messages: ChatMessage[]): boolean {
    const added = receive(messages)
    for (const message of added) if (message.role !== 'visitor') chat.emit('answer', message)
    return added.length > 0
  }

  async function askForPerson(): Promise<void> {
    isFailed = false
    const reply = await ask<{ state: HandoffState }>('handoff', {
      context: { ...conversation.context, page: location.href },
    })
    isFailed = 'code' in reply
    if ('code' in reply) chat.update()
    else setState(reply.state)
  }

  function line(): string {
    const say = texts()
    if (isFailed) return say.failed
    // The conversation says it already.
    if (state.messages.findLast(({ event }) => event && event !== 'form')?.event === state.handoff) return ''
    if (state.handoff === 'requested') return say.personAsked
    return state.handoff === 'resolved' ? say.resolved : ''
  }

  const name = () => state.operator || texts().aPerson
  const lastRead = () => state.messages.findLast(({ role, at }) => role === 'visitor' && at <= readAt)

  return {
    ask: () => void askForPerson(),
    subtitle: () =>
      state.handoff === 'requested'
        ? texts().personAsked
        : state.handoff === 'human'
          ? fill(texts().personHere, { name: name() })
          : undefined,
    /** What a line between the messages tells, in the visitor's language. */
    words: ({ event, author, text }: ChatMessage): string | undefined => {
      if (event === 'form') return `✓ ${text}`
      const { personAsked, personHere, personLeft, resolved, aPerson } = texts()
      const line =
        event && { requested: personAsked, joined: personHere, handedBack: personLeft, resolved }[event]
      return line ? fill(line, { name: author ?? aPerson }) : undefined
    },
    below: (message: ChatMessage): ComponentChildren =>
      message === lastRead() ? <span class="read">{texts().read}</span> : null,
    after(): ComponentChildren {
      if (state.handoff === 'human' && isTyping) {
        const say = fill(texts().personWrites, { name: name() })
        return (
          <li key="typing" class="dots" aria-label={say}>
            <i />
            <i />
            <i />
            <span>{say}</span>
          </li>
        )
      }
      return line() ? (
        <li key="state" class="event">
          <output>{line()}</output>
        </li>
      ) : null
    },
    update(): void {
      live.follow()
      presence.update()
      // A turn that is over makes room for what waited for its end.
      if (takeIn([])) chat.update()
    },
  }
}
