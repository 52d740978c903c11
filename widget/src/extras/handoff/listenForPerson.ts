import type { ListenRequest, LiveEvent } from '@parley/functions/shared/widgetApi'
import { readLines } from '../../api.ts'
import type { Kit } from '../createKit.ts'

/** Hears what a person does, for as long as one is expected and the page is looked at. */
export function listenForPerson({ chat, listen, signal }: Kit, onEvent: (event: LiveEvent) => void) {
  const { conversation, place } = chat
  let hearing: AbortController | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isWanted = () => {
    const { handoff, token } = conversation.state
    const isExpected = handoff === 'requested' || handoff === 'human'
    return isExpected && !!token && place.host.isConnected && document.visibilityState === 'visible' && !signal.aborted
  }

  async function hear(current: AbortController): Promise<void> {
    const { token = '', messages } = conversation.state
    const request: ListenRequest = { token, since: messages.at(-1)?.at ?? 0 }
    const failure = await readLines(`${conversation.api}/listen`, request, current.signal, (event: LiveEvent) => {
      failures = 0
      onEvent(event)
    })
    if (current !== hearing) return
    hearing = undefined
    // A stream that ends is begun anew at once; one that cannot begin has more and more time, and none at the same moment.
    const pause = failure ? Math.min(30_000, 1000 * 2 ** failures++) * (0.75 + Math.random() / 2) : 250
    timer = setTimeout(follow, pause)
  }

  function follow(): void {
    clearTimeout(timer)
    if (!isWanted()) stop()
    else if (!hearing) {
      hearing = new AbortController()
      void hear(hearing)
    }
  }

  function stop(): void {
    hearing?.abort()
    hearing = undefined
  }

  listen(document, 'visibilitychange', follow)
  listen(window, 'online', follow)
  signal.addEventListener('abort', stop)
  return { follow }
}
