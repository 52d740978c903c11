import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import { handoffTexts } from '@parley/functions/shared/widgetTexts/handoffTexts'
import type { HandoffState } from '@parley/functions/shared/chat/handoff'
import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Part, PartKit } from '../Part.ts'
import { fill } from '../format.ts'
import css from './handoff.css?inline'
import { PersonFace } from './PersonFace.tsx'
import { reportPresence } from './reportPresence.ts'

/** Ends a typing indicator after this time, because a closed window cannot end it. */
const typingMs = 10_000

/** Starts the change to a person: requesting one, and seeing them join, write, read and leave. */
export function startHandoff(kit: PartKit): Part {
  const { chat, live, i18n, addCss, post, redraw, on } = kit
  const { conversation } = chat
  const { state } = conversation
  const texts = i18n({ ...coreTexts, ...handoffTexts })
  const presence = reportPresence(kit)
  let isTyping = false
  let readAt = 0
  let typed: ReturnType<typeof setTimeout> | undefined
  let isFailed = false
  let marked: string | undefined
  addCss(css)
  on('presence', showPresence)
  showPresence()

  function showPresence(): void {
    const now = live.presence()
    if (!now) return
    ;({ isTyping } = now)
    clearTimeout(typed)
    if (isTyping)
      typed = setTimeout(() => {
        isTyping = false
        chat.update()
      }, typingMs)
    const isRead = now.readAt > readAt
    readAt = Math.max(readAt, now.readAt)
    if (isRead) redraw()
    else chat.update()
  }

  async function askForPerson(): Promise<void> {
    isFailed = false
    chat.emit('talk')
    const reply = await post<{ state: HandoffState }>('handoff', {
      context: { ...conversation.context, page: location.href },
    })
    isFailed = 'code' in reply
    if ('code' in reply) chat.update()
    else live.setState(reply.state)
  }

  function line(): string {
    const words = texts()
    if (isFailed) return words.failed
    // The conversation contains this event already.
    if (state.messages.findLast(({ event }) => event && event !== 'form')?.event === state.handoff) return ''
    if (state.handoff === 'requested') return words.personAsked
    return state.handoff === 'resolved' ? words.resolved : ''
  }

  const name = () => state.operator || texts().aPerson
  const lastRead = () => state.messages.findLast(({ role, at }) => role === 'visitor' && at <= readAt)

  return {
    askPerson: () => void askForPerson(),
    subtitle: () =>
      state.handoff === 'requested'
        ? texts().personComing
        : state.handoff === 'human'
          ? fill(texts().personHere, { name: name() })
          : undefined,
    /** Returns the text of an event between the messages in the visitor's language. */
    words: ({ event, author, text }: ChatMessage): string | undefined => {
      if (event === 'form') return `✓ ${text}`
      const { personAsked, personJoined, personLeft, resolved, aPerson } = texts()
      const line =
        event && { requested: personAsked, joined: personJoined, handedBack: personLeft, resolved }[event]
      return line ? fill(line, { name: author ?? aPerson }) : undefined
    },
    face: (): ComponentChildren =>
      state.handoff === 'human' && state.operator ? <PersonFace name={state.operator} /> : undefined,
    below: (message: ChatMessage): ComponentChildren => {
      const { role, event, author } = message
      if (author && (role === 'operator' || event === 'joined')) return <PersonFace name={author} />
      return message === lastRead() ? <span class="read">{texts().read}</span> : null
    },
    /** Renders all messages again when the read mark moves, because it is shown at one of them. */
    update(): void {
      const before = marked
      marked = lastRead()?.id
      if (before !== undefined && before !== marked) redraw()
      presence.update()
    },
    after(): ComponentChildren {
      if (state.handoff === 'human' && isTyping) {
        const text = fill(texts().personWrites, { name: name() })
        return (
          <li key="typing" class="dots" aria-label={text}>
            <i />
            <i />
            <i />
            <span class="unseen">{text}</span>
          </li>
        )
      }
      return line() ? (
        <li key="state" class="event">
          <output>{line()}</output>
        </li>
      ) : null
    },
  }
}
