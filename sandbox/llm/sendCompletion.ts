import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sendJson } from '../http/send.ts'
import type { Completion } from './complete.ts'

export interface Pace {
  firstMilliseconds: number
  wordMilliseconds: number
}

export async function sendWhole(
  response: ServerResponse,
  { head, words, toolCalls, finishReason, usage }: Completion,
  pace: Pace,
): Promise<void> {
  await wait(pace.firstMilliseconds + words.length * pace.wordMilliseconds)
  const message = {
    role: 'assistant',
    content: words.join('') || null,
    refusal: null,
    ...(toolCalls.length > 0 && { tool_calls: toolCalls }),
  }
  sendJson(response, 200, {
    ...head,
    object: 'chat.completion',
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    usage,
  })
}

interface StreamOptions {
  pace: Pace
  hasUsage: boolean
  cutAfterWords: number | undefined
}

/** Sends the answer as server-sent events, one word each. */
export async function sendStream(
  response: ServerResponse,
  completion: Completion,
  options: StreamOptions,
): Promise<void> {
  const { head, words, toolCalls, finishReason, usage } = completion
  const send = (rest: object) => {
    const chunk = {
      ...head,
      object: 'chat.completion.chunk',
      ...(options.hasUsage && { usage: null }),
      ...rest,
    }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  const choice = (delta: object, reason: string | null = null) => ({
    choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
  })

  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  await wait(options.pace.firstMilliseconds)
  send(choice({ role: 'assistant', content: '' }))
  for (const [index, word] of words.entries()) {
    if (index === options.cutAfterWords) return void response.destroy()
    if (response.destroyed) return
    send(choice({ content: word }))
    await wait(options.pace.wordMilliseconds)
  }
  for (const [index, call] of toolCalls.entries())
    for (const piece of piecesOf(call)) send(choice({ tool_calls: [{ index, ...piece }] }))
  send(choice({}, finishReason))
  if (options.hasUsage) send({ choices: [], usage })
  response.end('data: [DONE]\n\n')
}

/** Returns a call in the pieces of a stream: its name first, then its arguments. */
function piecesOf({ function: { name, arguments: json }, ...call }: Completion['toolCalls'][number]) {
  const pieces = json.match(/[^]{1,7}/g) ?? []
  return [
    { ...call, function: { name, arguments: '' } },
    ...pieces.map((piece) => ({ function: { arguments: piece } })),
  ]
}
