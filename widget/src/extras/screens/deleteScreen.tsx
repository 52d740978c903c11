import type { Kit } from '../createKit.ts'
import { screenTexts } from './screenTexts.ts'
import { ScreenTitle } from './ScreenTitle.tsx'

/** Asks before it deletes. */
export function startDeleteScreen(
  { chat, speak, ask }: Kit,
  onDeleted: (conversationId: string) => void,
  onClose: () => void,
) {
  const texts = speak(screenTexts)
  const { conversation } = chat
  let isFailed = false
  let isBusy = false

  async function remove(): Promise<void> {
    if (isBusy) return
    isBusy = true
    isFailed = false
    chat.update()
    const reply = await ask('delete')
    isBusy = false
    isFailed = 'code' in reply
    if (isFailed) return chat.update()
    onDeleted(conversation.state.conversationId)
    // Gone is gone, even when no other conversation can be opened just now.
    conversation.state.messages = []
    conversation.change({ fresh: true })
    onClose()
  }

  return {
    open() {
      isFailed = false
    },
    close: undefined,
    view() {
      const say = texts()
      return (
        <div key="delete" class="screen ask">
          <ScreenTitle title={say.deleteConversation} back={say.back} onBack={onClose} />
          <p class="words">{say.deleteQuestion}</p>
          <div class="choices">
            <button class="pill danger" aria-disabled={isBusy} onClick={() => void remove()}>
              {say.deleteNow}
            </button>
            <button class="pill" onClick={onClose}>
              {say.cancel}
            </button>
          </div>
          {isFailed ? (
            <p class="error" role="alert">
              {say.failed}
            </p>
          ) : null}
        </div>
      )
    },
  }
}
