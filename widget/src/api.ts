import type {
  MessageRequest,
  SessionReply,
  SessionRequest,
  TurnEvent,
} from '@parley/functions/shared/widget/widgetApi'
import type { WidgetErrorCode } from '@parley/functions/shared/widget/widgetErrorCodes'

/**
 * The reason why there is no answer; `offline` when the network or the stream failed. It is expected, and so
 * not an exception.
 */
export interface Failure {
  code: WidgetErrorCode | 'offline'
  /** Set when the same request may succeed later. */
  retry: boolean
  /** Errors of a form, by field. */
  fields?: Record<string, string> | undefined
}

/** The end of a turn: an answer, or a message that was stored for a person. */
export type TurnEnd = Extract<TurnEvent, { type: 'done' | 'stored' }>

const offline: Failure = { code: 'offline', retry: true }

/** Opens or resumes a conversation. */
export async function openSession(api: string, request: SessionRequest): Promise<SessionReply | Failure> {
  const response = await post(`${api}/session`, request)
  return 'code' in response ? response : response.json().catch(() => offline)
}

/** Requests an answer. Calls `onText` with each piece; the stored message comes last. */
export async function streamAnswer(
  api: string,
  request: MessageRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<TurnEnd | Failure> {
  let end: TurnEnd | Failure = offline
  const failure = await readLines(`${api}/message`, request, signal, (event: TurnEvent) => {
    if (event.type === 'text') onText(event.text)
    else if (event.type) end = event
  })
  return failure ?? end
}

/**
 * Calls back with each line of a stream. Returns a failure when there was no stream, undefined once it has
 * ended or broken off.
 */
export async function readLines<Line>(
  url: string,
  body: object,
  signal: AbortSignal,
  onLine: (line: Line) => void,
): Promise<Failure | undefined> {
  const response = await post(url, body, signal)
  if ('code' in response) return response
  try {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let ended: boolean | undefined = !reader; !ended;) {
      const part = await reader?.read()
      ended = part?.done
      const lines = (rest + (part?.value ?? '\n')).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim()) onLine(JSON.parse(line))
    }
  } catch {
    // A stream that breaks off is treated like one that ends early.
  }
}

/** Returns the response if it is successful, otherwise the failure. */
export async function post(url: string, body: object, signal?: AbortSignal): Promise<Response | Failure> {
  try {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal: signal ?? null })
    if (response.ok) return response
    const { code = 'unavailable', fields }: Partial<Failure> = await response.json().then(
      (reply) => reply.error,
      () => ({}),
    )
    return { code, retry: code !== 'invalid-argument', fields }
  } catch {
    return offline
  }
}
