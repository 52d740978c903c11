import type { ChatMessage, MessageRequest, SessionReply, SessionRequest, TurnEvent, WidgetErrorCode } from '@parley/functions/shared/widgetApi'

/** Why there is no answer; `offline` when the network or the stream broke. Expected, hence a value. */
export interface Failure {
  code: WidgetErrorCode | 'offline'
  /** Whether the same request may succeed later. */
  retry: boolean
}

const offline: Failure = { code: 'offline', retry: true }

/** Opens or resumes a conversation. */
export async function openSession(api: string, request: SessionRequest): Promise<SessionReply | Failure> {
  const response = await post(`${api}/session`, request)
  return 'code' in response ? response : response.json().catch(() => offline)
}

/** Asks for an answer; `onText` hears it grow, the stored message comes last. */
export async function streamAnswer(
  api: string,
  request: MessageRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ChatMessage | Failure> {
  const response = await post(`${api}/message`, request, signal)
  if ('code' in response) return response
  let reply: ChatMessage | Failure = offline
  try {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let ended: boolean | undefined = !reader; !ended; ) {
      const part = await reader?.read()
      ended = part?.done
      const lines = (rest + (part?.value ?? '\n')).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.trim()) continue
        const event: TurnEvent = JSON.parse(line)
        if (event.type === 'text') onText(event.text)
        else reply = event.type === 'done' ? event.message : event
      }
    }
  } catch {
    // A broken stream ends like one that stops short.
  }
  return reply
}

async function post(url: string, body: SessionRequest | MessageRequest, signal?: AbortSignal): Promise<Response | Failure> {
  try {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal: signal ?? null })
    if (response.ok) return response
    const code: WidgetErrorCode = await response.json().then(
      (reply) => reply.error.code,
      () => 'unavailable',
    )
    return { code, retry: code !== 'invalid-argument' }
  } catch {
    return offline
  }
}
