import type { Kit } from '../createKit.ts'
import { screenTexts } from './screenTexts.ts'

/** Starts the question before a deletion, on a sheet over the conversation that it is about. */
export function startDeleteSheet(
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
    // The conversation is deleted, even if no other one can be opened now.
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
        <div
          key="delete"
          class="sheet"
          role="alertdialog"
          aria-modal="true"
          aria-label={say.deleteConversation}
        >
          <button class="shade" aria-hidden="true" tabIndex={-1} onClick={onClose} />
          <div>
            <h2>{say.deleteConversation}</h2>
            <p>{say.deleteQuestion}</p>
            {isFailed ? (
              <p class="error" role="alert">
                {say.failed}
              </p>
            ) : null}
            <div class="choices">
              <button class="pill danger" aria-disabled={isBusy} onClick={() => void remove()}>
                {say.deleteNow}
              </button>
              <button class="pill keep" onClick={onClose}>
                {say.cancel}
              </button>
            </div>
          </div>
        </div>
      )
    },
  }
}
