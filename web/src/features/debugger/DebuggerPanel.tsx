import { ActionIcon, Button, Textarea } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { maxMessageCharacters } from '@parley/functions/shared/widgetApi'
import { IconArrowUp, IconRefresh, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { LazyMarkdown } from '../../components/LazyMarkdown.tsx'
import { readableOn } from '@parley/functions/shared/readableOn'
import styles from './DebuggerPanel.module.css'
import { TurnView } from './TurnView.tsx'
import { useDebugger } from './useDebugger.ts'

interface DebuggerPanelProps {
  region: Region
  agentId: string
  title: string
  accent: string
  launchMessages: string[]
  suggestedReplies: string[]
  hasUnsaved: boolean
  onSave: () => void
  onClose: () => void
}

/** The agent as it is saved now, with the proof of every answer. */
export function DebuggerPanel(props: DebuggerPanelProps) {
  const { region, agentId, title, accent, launchMessages, suggestedReplies, hasUnsaved, onSave, onClose } =
    props
  const { turns, isBusy, send, retry, startOver } = useDebugger(region, agentId)
  const [text, setText] = useState('')
  const thread = useRef<HTMLDivElement>(null)
  const lastAnswer = turns.at(-1)?.answer.length

  // Follows the answer, unless the reader has scrolled up to read something else.
  useEffect(() => {
    const box = thread.current
    if (box && box.scrollHeight - box.scrollTop - box.clientHeight < 160) box.scrollTop = box.scrollHeight
  }, [turns.length, lastAnswer])

  function handleSubmit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault()
    if (text.trim() === '' || isBusy) return
    send(text.trim())
    setText('')
  }

  return (
    <section className={styles.panel} style={{ '--bubble': accent, '--on-bubble': readableOn(accent) }}>
      <header className={styles.head}>
        <h2>Test chat</h2>
        <span title={title}>Talks to the draft of {title}</span>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconRefresh size={14} />}
          disabled={turns.length === 0}
          onClick={startOver}
        >
          Start over
        </Button>
        <ActionIcon variant="subtle" color="gray" aria-label="Close test chat" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </header>
      {hasUnsaved && (
        <p className={styles.unsaved}>
          Your unsaved changes are not in here yet.
          <Button variant="subtle" size="compact-sm" onClick={onSave}>
            Save changes
          </Button>
        </p>
      )}
      <div
        ref={thread}
        className={styles.thread}
        role="log"
        aria-label={`Conversation with ${title}`}
        aria-busy={isBusy}
      >
        {launchMessages.filter(Boolean).map((message, index) => (
          // Two messages may be the same text.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.agent}>
            <LazyMarkdown text={message} />
          </div>
        ))}
        {turns.map((turn) => (
          <TurnView key={turn.id} turn={turn} onRetry={() => retry(turn)} />
        ))}
        {turns.length === 0 && (
          <div className={styles.replies}>
            {suggestedReplies.filter(Boolean).map((reply) => (
              <button key={reply} type="button" onClick={() => send(reply)}>
                {reply}
              </button>
            ))}
          </div>
        )}
      </div>
      <form className={styles.composer} onSubmit={handleSubmit}>
        <Textarea
          aria-label="Test message"
          placeholder="Ask what a visitor would ask"
          autosize
          minRows={1}
          maxRows={6}
          value={text}
          maxLength={maxMessageCharacters}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            handleSubmit()
          }}
        />
        <ActionIcon type="submit" size={36} aria-label="Send" disabled={text.trim() === '' || isBusy}>
          <IconArrowUp size={18} />
        </ActionIcon>
      </form>
    </section>
  )
}
