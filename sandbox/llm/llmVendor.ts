import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import { noteForJournal } from '../journal.ts'
import { chatRequestSchema, readConversation, type Conversation } from './chatRequest.ts'
import { complete, type Completion } from './complete.ts'
import { embedLetters } from './embedLetters.ts'
import { readScript, type Script } from './readScript.ts'
import { sendStream, sendWhole, type Pace } from './sendCompletion.ts'

/** A language model that speaks the OpenAI protocol and answers from the passages it is sent. */
export function llmVendor(): Vendor {
  return {
    name: 'Language model',
    about: 'OpenAI-compatible; answers with sentences of the passages it is sent, at no cost.',
    prefix: '/llm/v1',
    routes: [
      { method: 'POST', path: '/chat/completions', handle: answer },
      { method: 'POST', path: '/embeddings', handle: embed },
      { method: 'GET', path: '/models', handle: listModels },
    ],
  }
}

async function answer({ url, body, response }: SandboxRequest): Promise<void> {
  const parsed = chatRequestSchema.safeParse(parseJson(body))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return sendError(400, issue?.message ?? 'The body is not JSON.', issue?.path.join('.') ?? null)
  }
  const request = parsed.data
  const conversation = readConversation(request)
  const script = readScript(conversation)
  if (script.error !== undefined) return sendError(script.error, 'The test asked for this answer.', null)
  const completion = complete(request, conversation, script)
  noteTools(response, conversation, script)
  const pace = choosePace(url, script, completion)
  if (!request.stream) return sendWhole(response, completion, pace)
  const hasUsage = request.stream_options?.include_usage === true
  return sendStream(response, completion, { pace, hasUsage, cutAfterWords: script.cutAfterWords })

  function sendError(status: number, message: string, param: string | null): void {
    const type =
      status === 429 ? 'rate_limit_error' : status >= 500 ? 'server_error' : 'invalid_request_error'
    sendJson(response, status, { error: { message, type, param, code: null } })
  }
}

/** For the journal. */
function noteTools(
  response: ServerResponse,
  { tools, toolAnswers }: Conversation,
  { toolCalls }: Script,
): void {
  if (tools.length === 0) return
  const calls = toolCalls.map((call) => `calls ${call.name} ${call.arguments}`)
  const notes = [
    `may call ${tools.map(({ name }) => name).join(', ')}`,
    ...(toolAnswers.length > 0 ? [`was told ${toolAnswers.join(' ')}`] : []),
    ...calls,
  ]
  noteForJournal(response, notes.join('; '))
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

/** By default about as quick as a small hosted model; tests set their own pace. */
function choosePace(url: URL, { totalMilliseconds }: Script, { words }: Completion): Pace {
  if (totalMilliseconds !== undefined) {
    const step = totalMilliseconds / (words.length + 1)
    return { firstMilliseconds: step, wordMilliseconds: step }
  }
  return {
    firstMilliseconds: Number(
      url.searchParams.get('first_ms') ?? process.env.PARLEY_SANDBOX_LLM_FIRST_MS ?? 120,
    ),
    wordMilliseconds: Number(
      url.searchParams.get('token_ms') ?? process.env.PARLEY_SANDBOX_LLM_TOKEN_MS ?? 12,
    ),
  }
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
