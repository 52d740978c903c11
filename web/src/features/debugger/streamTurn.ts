import type { Region } from '@parley/functions/shared/regions/regions'
import type { MessageRequest, TurnEvent } from '@parley/functions/shared/widget/widgetApi'
import { widgetApi } from '../../lib/environment.ts'
import { CallError, toCallError } from '../../lib/errors.ts'
import { Unreached } from './turnFailure.ts'

/**
 * Requests an answer and passes on each line of its stream as it arrives. Reads until the stream closes,
 * because closing it early would cancel the answer.
 */
export async function streamTurn(
  region: Region,
  request: MessageRequest,
  onEvent: (event: TurnEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(`${widgetApi(region)}/message`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(request),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new Unreached()
  })
  if (!response.ok) throw await failureOf(response)
  // Chromium reports a fully read body as "aborted" when the end reaches the reader before the loader; a
  // clone's body has no such race.
  const { body } = response.clone()
  if (body === null) throw new CallError('internal')
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of chunksOf(body)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) emit(line, onEvent)
  }
  emit(rest, onEvent)
}

function emit(line: string, onEvent: (event: TurnEvent) => void): void {
  if (line.trim() === '') return
  const event: TurnEvent = JSON.parse(line)
  onEvent(event)
}

/** Reads a failure of the widget's endpoints, `{ error: { code, message } }`. */
async function failureOf(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null)
  const details = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : undefined
  return toCallError({ details })
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}
