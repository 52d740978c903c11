import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import { chatRequestSchema, type ChatRequest } from './chatRequest.ts'
import { planAnswer, refusalText } from './planAnswer.ts'

const textSchema = z.strictObject({ text: z.string() })
const callPartSchema = z.looseObject({
  functionCall: z.looseObject({ name: z.string(), args: z.record(z.string(), z.unknown()) }),
})
const resultPartSchema = z.looseObject({
  functionResponse: z.looseObject({ name: z.string(), response: z.record(z.string(), z.unknown()) }),
})
const dataPartSchema = z.strictObject({
  inlineData: z.strictObject({ mimeType: z.string(), data: z.base64() }),
})
const part = z.union([textSchema, callPartSchema, resultPartSchema, dataPartSchema])

/** The body of POST /v1beta/models/{model}:streamGenerateContent, as far as Parley uses it. */
const requestSchema = z.strictObject({
  systemInstruction: z.strictObject({ parts: z.array(textSchema).min(1) }).optional(),
  contents: z
    .array(z.strictObject({ role: z.enum(['user', 'model']), parts: z.array(part).min(1) }))
    .min(1)
    .refine(([first]) => first?.role === 'user', 'The first content is the user’s.'),
  generationConfig: z
    .strictObject({
      maxOutputTokens: z.int().positive(),
      temperature: z.number().min(0).max(2).optional(),
    })
    .optional(),
  tools: z
    .array(
      z.strictObject({
        functionDeclarations: z.array(
          z.looseObject({
            name: z.string(),
            description: z.string(),
            parametersJsonSchema: z.looseObject({}).optional(),
          }),
        ),
      }),
    )
    .optional(),
  toolConfig: z.looseObject({}).optional(),
})
type GenerateRequest = z.infer<typeof requestSchema>

/** A language model behind the interface of Google's Gemini. */
export function googleVendor(): Vendor {
  return {
    name: 'Google Gemini',
    about: 'The same answers, as Gemini streams them; a key that has “refused” in it is refused.',
    prefix: '/google/v1beta',
    routes: [{ method: 'POST', path: '/models/:call', handle: respond }],
  }
}

async function respond({ url, params, headers, body, response }: SandboxRequest): Promise<void> {
  const refuse = (code: number, status: string, message: string, reason?: string) => {
    const details = reason ? [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] : []
    sendJson(response, code, { error: { code, message, status, details } })
  }
  const [model = '', verb] = (params['call'] ?? '').split(':')
  if (verb !== 'streamGenerateContent' || url.searchParams.get('alt') !== 'sse')
    return refuse(404, 'NOT_FOUND', 'Only streamGenerateContent?alt=sse is answered.')
  const parsed = requestSchema.safeParse(parseJson(body))
  if (!parsed.success) return refuse(400, 'INVALID_ARGUMENT', z.prettifyError(parsed.error))
  const key = headers['x-goog-api-key']
  const { completion, pace, error } = planAnswer(chatRequestOf(model, parsed.data), url, response, key)
  if (!key || error === 401)
    return refuse(
      400,
      'INVALID_ARGUMENT',
      'API key not valid. Please pass a valid API key.',
      'API_KEY_INVALID',
    )
  if (error !== undefined) return refuse(error, 'UNAVAILABLE', refusalText)
  const { words, toolCalls, usage } = completion
  const cached = usage.prompt_tokens_details?.cached_tokens ?? 0
  const send = (parts: object[], rest: object = {}) => {
    const candidates = [{ content: { parts, role: 'model' }, index: 0, ...rest }]
    const usageMetadata = {
      promptTokenCount: usage.prompt_tokens,
      candidatesTokenCount: usage.completion_tokens,
      totalTokenCount: usage.total_tokens,
      ...(cached > 0 && { cachedContentTokenCount: cached }),
    }
    response.write(`data: ${JSON.stringify({ candidates, usageMetadata, modelVersion: model })}\r\n\r\n`)
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  await wait(pace.firstMilliseconds)
  for (const word of words) {
    if (response.destroyed) return
    send([{ text: word }])
    await wait(pace.wordMilliseconds)
  }
  const calls = toolCalls.map(({ function: { name, arguments: json } }) => ({
    functionCall: { name, args: parseJson(json) },
  }))
  send(calls.length > 0 ? calls : [{ text: '' }], { finishReason: 'STOP' })
  response.end()
}

/** Converts a request into the one that the stand-in understands. */
function chatRequestOf(
  model: string,
  { systemInstruction, contents, generationConfig, tools = [] }: GenerateRequest,
): ChatRequest {
  const texts = contents.flatMap(({ role, parts }) =>
    parts.map((piece) => {
      if ('functionResponse' in piece)
        return { role: 'tool', content: JSON.stringify(piece.functionResponse) }
      return {
        role: role === 'model' ? 'assistant' : 'user',
        content: 'text' in piece ? String(piece.text) : '',
      }
    }),
  )
  const instructions = systemInstruction?.parts.map((piece) => piece.text).join('\n') ?? ''
  return chatRequestSchema.parse({
    model,
    max_tokens: generationConfig?.maxOutputTokens,
    messages: [{ role: 'system', content: instructions }, ...texts],
    tools: tools
      .flatMap(({ functionDeclarations }) => functionDeclarations)
      .map(({ name, description, parametersJsonSchema: parameters }) => ({
        type: 'function',
        function: { name, description, parameters },
      })),
  })
}
