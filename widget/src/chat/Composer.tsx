import { maxMessageCharacters } from '@parley/functions/shared/widget/widgetApi'
import type { Chat } from './Chat.ts'
import { Icon } from './Icon.tsx'

interface ComposerProps {
  chat: Chat
}

export function Composer({ chat }: ComposerProps) {
  const { texts, draft, extras, conversation, extend } = chat
  const { config, handoff, pending, failure } = conversation.state
  const remaining = maxMessageCharacters - draft.length
  const isAnswering = !!pending && !failure
  const action = isAnswering ? 'stop' : 'send'
  const text = draft.trim()
  const files = extras?.files()
  const canSend = files !== null && !!(text || files)
  const handleSend = () => {
    if (isAnswering || !canSend) return
    conversation.send(text, files && { files })
    chat.write('')
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word; Safari reports this only by the code 229.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
    event.preventDefault()
    handleSend()
  }
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnswering) conversation.stop()
        else handleSend()
      }}
    >
      {extras?.tools()}
      {config?.voice && handoff !== 'human' ? (
        <button
          key="call"
          type="button"
          class="tool"
          aria-label={texts.call}
          onClick={() => void extend((loaded) => loaded.openCall())}
        >
          <Icon name="phone" />
        </button>
      ) : null}
      {/* The mirror grows with the text and the field with the mirror: no measuring. */}
      <div class="field" key="field" data-text={`${draft} `}>
        <textarea
          rows={1}
          aria-label={texts.message}
          placeholder={texts.placeholder}
          maxLength={maxMessageCharacters}
          value={draft}
          onInput={(event) => chat.write(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      {remaining < 200 ? <small>{remaining}</small> : null}
      <button
        class="go"
        aria-label={texts[action]}
        disabled={!isAnswering && !canSend}
        // The field keeps the focus, and so a phone keeps its keyboard open.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon name={action} />
      </button>
    </form>
  )
}
