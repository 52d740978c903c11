import type {
  MessageRequest,
  SessionReply,
  SessionRequest,
  TurnEvent,
} from '@parley/functions/shared/widgetApi'
import type { WidgetErrorCode } from '@parley/functions/shared/widgetErrorCodes'

/** Why there is no answer; `offline` when the network or the stream broke. Expected, hence a value. */
export interface Failure {
  code: WidgetErrorCode | 'offline'
  /** Whether the same request may succeed later. */
  retry: boolean
  /** What is wrong with which field of a form. */
  fields?: Record<string, string> | undefined
}

/** How a turn ended: with an answer, or with the message left to a person. */
export type TurnEnd = Extract<TurnEvent, { type: 'done' | 'stored' }>

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
): Promise<TurnEnd | Failure> {
  let end: TurnEnd | Failure = offline
  const failure = await readLines(`${api}/message`, request, signal, (event: TurnEvent) => {
    if (event.type === 'text') onText(event.text)
    else if (event.type) end = event
  })
  return failure ?? end
}

/**
 * Hears the lines of a stream one by one; answers why there were none, or nothing once it has ended or
 * broken.
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
    // A broken stream ends like one that stops short.
  }
}

/** The response when all is well. */
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
