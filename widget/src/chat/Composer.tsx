/** @jsxImportSource @parley/widget */
import { maxMessageCharacters } from '@parley/functions/shared/widgetApi'
import { Icon } from './Icon.tsx'
import { texts } from './texts.ts'

interface ComposerProps {
  draft: string
  isAnswering: boolean
  onDraft: (draft: string) => void
  onSend: () => void
  onStop: () => void
}

export function Composer({ draft, isAnswering, onDraft, onSend, onStop }: ComposerProps) {
  const left = maxMessageCharacters - draft.length
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word; Safari tells by the code 229 alone.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
    event.preventDefault()
    onSend()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnswering) onStop()
        else onSend()
      }}
    >
      {/* The mirror grows with the text and the field with the mirror: no measuring. */}
      <div class="field" data-text={`${draft} `}>
        <textarea
          rows={1}
          aria-label={texts.message}
          placeholder={texts.placeholder}
          maxLength={maxMessageCharacters}
          value={draft}
          onInput={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      {left < 200 ? <small>{left}</small> : null}
      <button
        class="go"
        aria-label={isAnswering ? texts.stop : texts.send}
        disabled={!isAnswering && !draft.trim()}
        // The focus, and with it a phone's keyboard, stays with the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon name={isAnswering ? 'stop' : 'send'} />
      </button>
    </form>
  )
}
