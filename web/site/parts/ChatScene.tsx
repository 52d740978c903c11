import type { ReactNode } from 'react'

interface ChatSceneProps {
  name: string
  /** The line below the name, as "on WhatsApp". */
  place?: string
  messages: { from: 'visitor' | 'agent' | 'note'; text: string }[]
  /** A drawing beside the conversation. */
  children?: ReactNode
}

/** A drawn conversation. It is a picture: its caption says what it shows. */
export function ChatScene({ name, place, messages, children }: ChatSceneProps) {
  return (
    <div className="chat-scene" aria-hidden="true">
      <div className="chat">
        <div className="chat-head">
          <i>{name.slice(0, 1)}</i>
          <span>
            <b>{name}</b>
            {place && <small>{place}</small>}
          </span>
        </div>
        {messages.map(({ from, text }) => (
          <p key={text} className={from}>
            {text}
          </p>
        ))}
      </div>
      {children}
    </div>
  )
}
