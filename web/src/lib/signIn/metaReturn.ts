/**
 * The channel on which Meta's window reports its result to the window that opened it; both have the origin of
 * the platform.
 */
const channelName = 'parley.metaSignIn'

/** The values that Meta has sent back; `code` is empty when access was refused. */
export interface MetaReturn {
  state: string
  code: string
}

/** Sends the result of a sign-in at Meta to the window that has opened it. */
export function sendMetaReturn(returned: MetaReturn): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(returned)
  channel.close()
}

/**
 * Waits for the result of a sign-in; the state of another one is ignored. Rejects when the signal is aborted,
 * also before the call.
 */
export function awaitMetaReturn(state: string, signal: AbortSignal): Promise<MetaReturn> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const channel = new BroadcastChannel(channelName)
    const end = () => {
      channel.close()
      reject(signal.reason)
    }
    signal.addEventListener('abort', end, { once: true })
    channel.addEventListener('message', ({ data: returned }: MessageEvent<unknown>) => {
      if (!isMetaReturn(returned) || returned.state !== state) return
      signal.removeEventListener('abort', end)
      channel.close()
      resolve(returned)
    })
  })
}

/**
 * Returns whether a message has the expected form: only pages of the platform can send one, but an older one
 * may differ.
 */
function isMetaReturn(data: unknown): data is MetaReturn {
  if (typeof data !== 'object' || data === null || !('state' in data) || !('code' in data)) return false
  return typeof data.state === 'string' && typeof data.code === 'string'
}
