import type { ListenRequest, LiveEvent } from '@parley/functions/shared/widgetApi'
import { readLines } from '../../api.ts'
import type { Kit } from '../createKit.ts'
import { newestAt } from '../newestAt.ts'
import { watchActivity } from './watchActivity.ts'

/** A stream that ends sooner has been cut off. */
const shortMs = 10_000

/**
 * Hears what a person does while the page is looked at: for as long as one is expected, or may step in
 * unasked.
 */
export function listenForPerson(kit: Kit, onEvent: (event: LiveEvent) => void) {
  const { conversation, place } = kit.chat
  const { listen, signal } = kit
  let hearing: AbortController | undefined
  /** The conversation that is being heard. */
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
      // A page that comes back remembers its pass, but hears from the session what was said already.
      !!conversationId &&
      place.host.isConnected &&
      document.visibilityState === 'visible' &&
      !signal.aborted
    )
  }

  async function hear(current: AbortController): Promise<void> {
    const { token = '', messages } = conversation.state
    const request: ListenRequest = { token, since: newestAt(messages) }
    const begunAt = Date.now()
    await readLines(`${conversation.api}/listen`, request, current.signal, (event: LiveEvent) => {
      // What is still on its way when the visitor goes on to another conversation is not meant for that one.
      if (current === hearing && subject === conversation.state.conversationId) onEvent(event)
    })
    if (current !== hearing) return
    hearing = undefined
    // A stream that ends is begun anew at once; one that cannot begin, or does not last, has more and more
    // time, and none at the same moment.
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
