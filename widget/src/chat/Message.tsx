/** @jsxImportSource @parley/widget */
import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import { closeOpenMarks, renderMarkdown } from './markdown.tsx'
import { texts } from './texts.ts'

interface MessageProps {
  message: ChatMessage
  /** Who speaks when it is the agent. */
  name: string
  isGrowing?: boolean
}

export function Message({ message: { id, role, text, at }, name, isGrowing }: MessageProps) {
  const isVisitor = role === 'visitor'
  return (
    <li key={id} class={role}>
      <span class="unseen">{isVisitor ? texts.you : name}</span>
      <div dir="auto">{isVisitor ? text : renderMarkdown(isGrowing ? closeOpenMarks(text) : text)}</div>
      {at ? <time>{new Date(at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}</time> : null}
    </li>
  )
}
