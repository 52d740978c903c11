/** How Meta's window tells the window that opened it what has come of it; both have our one origin. */
const channelName = 'parley.metaSignIn'

/** What Meta has sent back; no code where it was not allowed. */
export interface MetaReturn {
  state: string
  code: string
}

export function tellMetaReturn(returned: MetaReturn): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(returned)
  channel.close()
}

/**
 * What comes back for a sign-in of ours; another one's state is not ours to use. Rejects when the signal ends
 * the waiting, or has ended it before.
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
      if (!isReturn(returned) || returned.state !== state) return
      signal.removeEventListener('abort', end)
      channel.close()
      resolve(returned)
    })
  })
}

/** Only pages of ours can say something there; an older one may say it otherwise. */
function isReturn(data: unknown): data is MetaReturn {
  if (typeof data !== 'object' || data === null || !('state' in data) || !('code' in data)) return false
  return typeof data.state === 'string' && typeof data.code === 'string'
}
