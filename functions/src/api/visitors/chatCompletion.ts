import { randomUUID } from 'node:crypto'
import type { Response } from '../http/Response.ts'

/**
 * Sends an answer in the format of OpenAI's chat completions: a stream of server-sent events, or one object.
 * Nothing is sent before the first text, so that an earlier failure can still have its status.
 */
export function chatCompletion(response: Response, isStream: boolean) {
  const head = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model: 'parley' }
  let content = ''

  function send(delta: object, finishReason: 'stop' | null = null): void {
    if (!response.headersSent) {
      response.setHeader('Content-Type', 'text/event-stream; charset=utf-8')
      response.setHeader('X-Accel-Buffering', 'no')
    }
    const chunk = {
      ...head,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
    }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }

  return {
    say(words: string): void {
      if (isStream) send({ ...(content === '' && { role: 'assistant' }), content: words })
      content += words
    },
    end(): void {
      if (isStream) {
        send({}, 'stop')
        response.end('data: [DONE]\n\n')
        return
      }
      const message = { role: 'assistant', content, refusal: null }
      response.json({
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
      })
    },
  }
}
