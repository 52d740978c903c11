import { z } from 'zod'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import { chatRequestSchema } from './chatRequest.ts'
import { embedLetters } from './embedLetters.ts'
import { planAnswer, refusalText } from './planAnswer.ts'
import { transcribe } from './transcribe.ts'
import { sendStream, sendWhole } from './sendCompletion.ts'

/** A language model with the OpenAI protocol that answers from the passages in its prompt. */
export function llmVendor(): Vendor {
  return {
    name: 'Language model',
    about: 'OpenAI-compatible; answers with sentences of the passages it is sent, at no cost.',
    prefix: '/llm/v1',
    routes: [
      { method: 'POST', path: '/chat/completions', handle: respond },
      { method: 'POST', path: '/embeddings', handle: embed },
      { method: 'POST', path: '/audio/transcriptions', handle: transcribe },
      { method: 'GET', path: '/models', handle: listModels },
    ],
  }
}

async function respond({ url, headers, body, response }: SandboxRequest): Promise<void> {
  const parsed = chatRequestSchema.safeParse(parseJson(body))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return sendError(400, issue?.message ?? 'The body is not JSON.', issue?.path.join('.') ?? null)
  }
  const request = parsed.data
  const { script, completion, pace, error } = planAnswer(request, url, response, headers.authorization)
  if (error !== undefined) return sendError(error, refusalText, null)
  if (!request.stream) return sendWhole(response, completion, pace)
  const hasUsage = request.stream_options?.include_usage === true
  return sendStream(response, completion, { pace, hasUsage, cutAfterWords: script.cutAfterWords })

  function sendError(status: number, message: string, param: string | null): void {
    const type =
      status === 429 ? 'rate_limit_error' : status >= 500 ? 'server_error' : 'invalid_request_error'
    sendJson(response, status, { error: { message, type, param, code: null } })
  }
}

const embeddingRequestSchema = z.object({
  model: z.string(),
  input: z.array(z.string().min(1)).min(1).max(2_048),
  dimensions: z.int().min(1).max(1_536).default(1_536),
})

function embed({ body, response }: SandboxRequest): void {
  const parsed = embeddingRequestSchema.safeParse(parseJson(body))
  if (!parsed.success) {
    const error = { message: parsed.error.message, type: 'invalid_request_error', param: null, code: null }
    return sendJson(response, 400, { error })
  }
  const { model, input, dimensions } = parsed.data
  const data = input.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: embedLetters(text, dimensions),
  }))
  const tokens = Math.ceil(input.join(' ').length / 4)
  sendJson(response, 200, {
    object: 'list',
    model,
    data,
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  })
}

function listModels({ response }: SandboxRequest): void {
  const data = ['sandbox-small', 'sandbox-large'].map((id) => ({
    id,
    object: 'model',
    created: 1_700_000_000,
    owned_by: 'sandbox',
  }))
  sendJson(response, 200, { object: 'list', data })
}
