import type { Kit } from '../createKit.ts'
import { screenTexts } from './screenTexts.ts'

/** Starts the question before a deletion, on a sheet over the conversation that it is about. */
export function startDeleteSheet(
  { chat, i18n, post }: Kit,
  onDeleted: (conversationId: string) => void,
  onClose: () => void,
) {
  const texts = i18n(screenTexts)
  const { conversation } = chat
  let isFailed = false
  let isBusy = false

  async function remove(): Promise<void> {
    if (isBusy) return
    isBusy = true
    isFailed = false
    chat.update()
    const reply = await post('delete')
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
      const words = texts()
      return (
        <div
          key="delete"
          class="sheet"
          role="alertdialog"
          aria-modal="true"
          aria-label={words.deleteConversation}
        >
          <button class="shade" aria-hidden="true" tabIndex={-1} onClick={onClose} />
          <div>
            <h2>{words.deleteConversation}</h2>
            <p>{words.deleteQuestion}</p>
            {isFailed ? (
              <p class="error" role="alert">
                {words.failed}
              </p>
            ) : null}
            <div class="choices">
              <button class="pill danger" aria-disabled={isBusy} onClick={() => void remove()}>
                {words.deleteNow}
              </button>
              <button class="pill keep" onClick={onClose}>
                {words.cancel}
              </button>
            </div>
          </div>
        </div>
      )
    },
  }
}
