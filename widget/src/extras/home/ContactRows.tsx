import type { ComponentChildren } from 'preact'
import type { Chat } from '../../chat/Chat.ts'
import { phone } from '../../chat/Icon.tsx'
import { ContactRow } from './ContactRow.tsx'

const person = 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 20c1-7 15-7 16 0'

interface ContactRowsProps {
  chat: Chat
  /** The label of the row for a person, if the owner has not set one. */
  label: string
  onPerson: () => void
  /** Rows above the others. */
  children?: ComponentChildren
}

/** Renders the rows for a person and for a call. */
export function ContactRows({ chat, label, onPerson, children }: ContactRowsProps) {
  const { config, handoff, isOpen } = chat.conversation.state
  const ways = handoff === 'bot' && config
  if (!isOpen || !(children ?? (ways && (ways.handoff ?? ways.voice)))) return null
  return (
    <li class="contacts">
      {children}
      {ways && ways.handoff ? (
        <ContactRow key="person" icon={person} onOpen={onPerson}>
          <span data-person>
            {ways.handoff.title || label}
            {ways.handoff.subtitle ? <small dir="auto">{ways.handoff.subtitle}</small> : null}
          </span>
        </ContactRow>
      ) : null}
      {ways && ways.voice ? (
        <ContactRow key="call" icon={phone} onOpen={() => chat.extras?.openCall()}>
          {chat.texts.call}
        </ContactRow>
      ) : null}
    </li>
  )
}
