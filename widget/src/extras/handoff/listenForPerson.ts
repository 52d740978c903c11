import type { ListenRequest, LiveEvent } from '@parley/functions/shared/widget/widgetApi'
import { readLines } from '../../api.ts'
import type { Chat } from '../../chat/Chat.ts'
import type { Kit } from '../createKit.ts'
import { newestAt } from '../newestAt.ts'
import { watchActivity } from './watchActivity.ts'

/** A stream that ends sooner was cut off. */
const shortMs = 10_000

/** Listens for a person's events while the page is visible and a person is expected or may join. */
export function listenForPerson(kit: Kit, onEvent: (event: LiveEvent) => void) {
  const { conversation } = kit.chat
  const { listen, signal } = kit
  let hearing: AbortController | undefined
  /** The conversation that is listened to. */
  let subject = ''
  /**
   * The time from which events may be missing. The newest known message may be an answer that came after
   * events which a broken stream has lost.
   */
  let since: number | undefined
  let failures = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  const isActive = watchActivity(kit, follow)

  const isWanted = () => !signal.aborted && mayHear(kit.chat, isActive)

  async function readEvents(current: AbortController): Promise<void> {
    const { token = '', messages } = conversation.state
    const request: ListenRequest = { token, since: (since ??= newestAt(messages)) }
    const begunAt = Date.now()
    await readLines(`${conversation.api}/listen`, request, current.signal, (event: LiveEvent) => {
      // An event that arrives after the visitor has changed the conversation belongs to the previous one.
      if (current !== hearing || subject !== conversation.state.conversationId) return
      if (event.type === 'messages') since = Math.max(request.since, newestAt(event.messages))
      onEvent(event)
    })
    if (current !== hearing) return
    hearing = undefined
    // A stream that ends is opened again at once. One that fails or ends early is retried after growing,
    // random pauses, so that clients do not retry at the same time.
    failures = Date.now() - begunAt > shortMs ? 0 : failures + 1
    pause = setTimeout(
      wake,
      failures ? Math.min(30_000, 500 * 2 ** failures) * (0.75 + Math.random() / 2) : 250,
    )
  }

  function wake(): void {
    clearTimeout(pause)
    pause = undefined
    follow()
  }

  function follow(): void {
    const { conversationId } = conversation.state
    if (!isWanted() || subject !== conversationId) stop()
    if (!isWanted() || hearing || pause) return
    if (subject !== conversationId) since = undefined
    subject = conversationId
    hearing = new AbortController()
    void readEvents(hearing)
  }

  function stop(): void {
    hearing?.abort()
    hearing = undefined
  }

  listen(document, 'visibilitychange', wake)
  listen(window, 'online', wake)
  // What the visitor sends may be the first proof that the network works again.
  for (const name of ['message', 'answer']) kit.on(name, wake)
  signal.addEventListener('abort', stop)
  return { follow }
}

/** Returns whether a person is expected or may join, and the page is there to show them. */
function mayHear({ conversation, mount }: Chat, isActive: () => boolean): boolean {
  const { handoff, token, messages, conversationId } = conversation.state
  const isExpected = handoff === 'requested' || handoff === 'human'
  return (
    (isExpected || (messages.length > 0 && isActive())) &&
    !!token &&
    // A returning page has stored its token, but learns from the session which messages exist already.
    !!conversationId &&
    mount.host.isConnected &&
    document.visibilityState === 'visible'
  )
}
