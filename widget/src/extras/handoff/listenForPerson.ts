import type { ListenRequest, LiveEvent } from '@parley/functions/shared/widget/widgetApi'
import { readLines } from '../../api.ts'
import type { Kit } from '../createKit.ts'
import { newestAt } from '../newestAt.ts'
import { watchActivity } from './watchActivity.ts'

/** A stream that ends sooner was cut off. */
const shortMs = 10_000

/** Listens for a person's events while the page is visible and a person is expected or may join. */
export function listenForPerson(kit: Kit, onEvent: (event: LiveEvent) => void) {
  const { conversation, mount } = kit.chat
  const { listen, signal } = kit
  let hearing: AbortController | undefined
  /** The conversation that is listened to. */
  let subject = ''
  let failures = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  const isActive = watchActivity(kit, follow)

  const isWanted = () => {
    const { handoff, token, messages, conversationId } = conversation.state
    const isExpected = handoff === 'requested' || handoff === 'human'
    const mayCome = messages.length > 0 && isActive()
    return (
      (isExpected || mayCome) &&
      !!token &&
      // A returning page has stored its token, but learns from the session which messages exist already.
      !!conversationId &&
      mount.host.isConnected &&
      document.visibilityState === 'visible' &&
      !signal.aborted
    )
  }

  async function hear(current: AbortController): Promise<void> {
    const { token = '', messages } = conversation.state
    const request: ListenRequest = { token, since: newestAt(messages) }
    const begunAt = Date.now()
    await readLines(`${conversation.api}/listen`, request, current.signal, (event: LiveEvent) => {
      // An event that arrives after the visitor has changed the conversation belongs to the previous one.
      if (current === hearing && subject === conversation.state.conversationId) onEvent(event)
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
    subject = conversationId
    hearing = new AbortController()
    void hear(hearing)
  }

  function stop(): void {
    hearing?.abort()
    hearing = undefined
  }

  listen(document, 'visibilitychange', wake)
  listen(window, 'online', wake)
  signal.addEventListener('abort', stop)
  return { follow }
}
