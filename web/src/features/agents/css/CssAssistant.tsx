import { Button, Loader, Popover, Textarea } from '@mantine/core'
import { cssAssistantLimits } from '@parley/functions/shared/css/cssAssistant'
import { IconRefresh, IconSparkles } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { CodeBlock } from '../../../components/text/CodeBlock.tsx'
import { useEscape } from '../../../components/dialogs/useEscape.ts'
import styles from './Css.module.css'
import { t } from './texts.ts'
import type { CssTalk, TalkMessage } from './useCssAssistant.ts'

/** A button that opens the talk with the CSS assistant, which stays open beside the editor. */
export function CssAssistant({ talk }: { talk: CssTalk }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(400px, calc(100vw - 32px))"
      shadow="none"
      trapFocus
      returnFocus
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconSparkles size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen((was) => !was)}
        >
          {t('assistant')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('assistant')} className={styles.talk ?? ''}>
        <Talk talk={talk} onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Talk({ talk, onClose }: { talk: CssTalk; onClose: () => void }) {
  const { messages, isGenerating, send, insert, reset } = talk
  const [wish, setWish] = useState('')
  const end = useRef<HTMLDivElement>(null)
  useEscape(onClose)
  useEffect(() => {
    // In braces: browsers return a promise, which React would call as the effect's cleanup.
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [messages, isGenerating])

  async function handleSend(event: SyntheticEvent) {
    event.preventDefault()
    const content = wish.trim()
    if (content === '' || isGenerating) return
    setWish('')
    // After a failure the wish is there again, unless another one is being typed.
    if (!(await send(content))) setWish((typed) => typed || content)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return
    void handleSend(event)
  }

  return (
    <>
      <div
        className={styles.messages}
        role="log"
        aria-label={t('assistant')}
        aria-busy={isGenerating}
        // Scrolled with the keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {messages.length === 0 && <p className={styles.intro}>{t('assistantHint')}</p>}
        {messages.map((message) => (
          <Message key={message.id} message={message} onInsert={() => insert(message)} />
        ))}
        {isGenerating && (
          <p className={styles.generating}>
            <Loader size={14} aria-hidden="true" /> {t('generating')}
          </p>
        )}
        <div ref={end} />
      </div>
      <form className={styles.wish} onSubmit={(event) => void handleSend(event)}>
        <Textarea
          aria-label={t('wish')}
          placeholder={t('wishExample')}
          autosize
          minRows={2}
          maxRows={5}
          maxLength={cssAssistantLimits.characters}
          value={wish}
          data-autofocus
          onChange={(event) => setWish(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        <div className={styles.foot}>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconRefresh size={16} />}
            disabled={messages.length === 0 || isGenerating}
            onClick={reset}
          >
            {t('resetChat')}
          </Button>
          <Button type="submit" disabled={wish.trim() === '' || isGenerating}>
            {t('send')}
          </Button>
        </div>
      </form>
    </>
  )
}

function Message({ message, onInsert }: { message: TalkMessage; onInsert: () => void }) {
  const { role, content, css } = message
  return (
    <div className={styles.message} data-role={role}>
      <span className="unseen">{t(role === 'user' ? 'you' : 'assistant')}</span>
      <p dir="auto">{content}</p>
      {css && <CodeBlock label={t('css')}>{css}</CodeBlock>}
      {role === 'assistant' && (
        <Button variant="subtle" size="compact-sm" onClick={onInsert}>
          {t('insert')}
        </Button>
      )}
    </div>
  )
}
