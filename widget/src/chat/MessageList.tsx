/** @jsxImportSource @parley/widget */
import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import type { Children } from '@parley/widget/jsx-runtime'
import { Message } from './Message.tsx'
import type { Conversation } from './startConversation.ts'
import { texts } from './texts.ts'

interface MessageListProps {
  conversation: Conversation
  /** The launch messages that have been said. */
  launched: ChatMessage[]
  isLaunching: boolean
}

export function MessageList({ conversation: { state, proceed, send }, launched, isLaunching }: MessageListProps) {
  const { config, messages, pending, answer, failure, isBusy } = state
  const name = config?.title ?? texts.chat
  const isOffline = failure?.code === 'offline'
  const shown = pending && !messages.some(({ id }) => id === pending.id) ? [...launched, ...messages, pending] : [...launched, ...messages]
  const isWriting = isLaunching || !config || (pending && !failure && isBusy)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what has focus.
    <ol class="log" aria-label={texts.messages} tabIndex={0}>
      {shown.map((message) => kept(message, name))}
      {answer && pending ? (
        <Message message={{ id: '', role: 'agent', text: answer, at: 0 }} name={name} isGrowing key="growing" />
      ) : isWriting && !failure ? (
        <li key="dots" class="dots" aria-label={texts.writing}><i /><i /><i /></li>
      ) : null}
      {failure && !isOffline ? (
        <li key="note" class="note">
          {texts.failures[failure.code]} {failure.retry ? <button onClick={proceed}>{texts.tryAgain}</button> : null}
        </li>
      ) : null}
      {config && !isLaunching && !pending && !messages.length ? (
        <li key="replies" class="replies">
          {config.suggestedReplies.map((reply) => <button key={reply} class="pill" onClick={() => send(reply)}>{reply}</button>)}
        </li>
      ) : null}
    </ol>
  )
}

const nodes = new WeakMap<ChatMessage, Children>()

/** The same node for the same message: Preact then skips it, however long the conversation grows. */
function kept(message: ChatMessage, name: string): Children {
  const node = nodes.get(message) ?? <Message key={message.id} message={message} name={name} />
  nodes.set(message, node)
  return node
}
