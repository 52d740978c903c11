import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import { chatRequestSchema, type ChatRequest } from './chatRequest.ts'
import { planAnswer, refusalText } from './planAnswer.ts'

const cacheMarkSchema = z.strictObject({ type: z.literal('ephemeral'), ttl: z.enum(['5m', '1h']).optional() })
const textSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  cache_control: cacheMarkSchema.optional(),
})
const toolUseSchema = z.strictObject({
  type: z.literal('tool_use'),
  id: z.string().regex(/^[\w-]+$/),
  name: z.string(),
  input: z.record(z.string(), z.unknown()),
  cache_control: cacheMarkSchema.optional(),
})
const toolResultSchema = z.strictObject({
  type: z.literal('tool_result'),
  tool_use_id: z.string().regex(/^[\w-]+$/),
  content: z.union([z.string(), z.array(textSchema)]),
  is_error: z.boolean().optional(),
  cache_control: cacheMarkSchema.optional(),
})
const imageSchema = z.strictObject({
  type: z.literal('image'),
  source: z.strictObject({ type: z.literal('base64'), media_type: z.string(), data: z.base64() }),
  cache_control: cacheMarkSchema.optional(),
})

/**
 * The body of POST /v1/messages, as far as Parley uses it. Other fields are refused, as the vendor refuses
 * unknown ones.
 */
const requestSchema = z
  .strictObject({
    model: z.string(),
    max_tokens: z.int().positive(),
    temperature: z.number().min(0).max(1).optional(),
    stream: z.literal(true),
    system: z.union([z.string(), z.array(textSchema)]).optional(),
    messages: z
      .array(
        z.discriminatedUnion('role', [
          z.strictObject({
            role: z.literal('user'),
            content: z.array(z.union([textSchema, imageSchema, toolResultSchema])),
          }),
          z.strictObject({
            role: z.literal('assistant'),
            content: z.array(z.union([textSchema, toolUseSchema])),
          }),
        ]),
      )
      .min(1)
      .refine(([first]) => first?.role === 'user', 'The first message is the user’s.'),
    tools: z
      .array(
        z.looseObject({
          name: z.string(),
          description: z.string().optional(),
          input_schema: z.looseObject({ type: z.literal('object') }),
        }),
      )
      .optional(),
    tool_choice: z.looseObject({ type: z.string() }).optional(),
  })
  .refine((request) => countMarks(request) <= 4, 'At most four blocks have a cache mark.')
type MessagesRequest = z.infer<typeof requestSchema>

/** A language model behind the interface of Anthropic. */
export function anthropicVendor(): Vendor {
  return {
    name: 'Anthropic',
    about: 'The same answers, as Anthropic streams them; a key that has “refused” in it is refused.',
    prefix: '/anthropic/v1',
    routes: [{ method: 'POST', path: '/messages', handle: respond }],
  }
}

async function respond({ url, headers, body, response }: SandboxRequest): Promise<void> {
  const refuse = (status: number, type: string, message: string) =>
    sendJson(response, status, { type: 'error', error: { type, message } })
  const key = headers['x-api-key']
  if (!key || headers['anthropic-version'] === undefined)
    return refuse(401, 'authentication_error', 'x-api-key and anthropic-version are needed.')
  const parsed = requestSchema.safeParse(parseJson(body))
  if (!parsed.success) return refuse(400, 'invalid_request_error', z.prettifyError(parsed.error))
  const { completion, pace, error } = planAnswer(chatRequestOf(parsed.data), url, response, key)
  if (error === 401) return refuse(401, 'authentication_error', 'invalid x-api-key')
  if (error !== undefined) return refuse(error, 'api_error', refusalText)
  const { head, words, toolCalls, usage } = completion
  const send = (type: string, rest: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`)
  const cached = usage.prompt_tokens_details?.cached_tokens ?? 0
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  await wait(pace.firstMilliseconds)
  const started = {
    input_tokens: usage.prompt_tokens - cached,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
    output_tokens: 1,
  }
  const message = { id: head.id, type: 'message', role: 'assistant', model: head.model, content: [] }
  send('message_start', { message: { ...message, stop_reason: null, stop_sequence: null, usage: started } })
  if (words.length > 0) {
    send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
    for (const word of words) {
      if (response.destroyed) return
      send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: word } })
      await wait(pace.wordMilliseconds)
    }
    send('content_block_stop', { index: 0 })
  }
  for (const [position, { id, function: called }] of toolCalls.entries()) {
    const index = position + (words.length > 0 ? 1 : 0)
    const block = { type: 'tool_use', id: id.replace('call', 'toolu'), name: called.name, input: {} }
    send('content_block_start', { index, content_block: block })
    send('content_block_delta', {
      index,
      delta: { type: 'input_json_delta', partial_json: called.arguments },
    })
    send('content_block_stop', { index })
  }
  const reason = toolCalls.length > 0 ? 'tool_use' : 'end_turn'
  const delta = { stop_reason: reason, stop_sequence: null }
  send('message_delta', { delta, usage: { output_tokens: usage.completion_tokens } })
  send('message_stop', {})
  response.end()
}

/** Converts a request into the one that the stand-in understands. */
function chatRequestOf({ model, max_tokens, system, messages, tools = [] }: MessagesRequest): ChatRequest {
  const texts = messages.flatMap(({ role, content }) =>
    content.map((block) => {
      if (block.type === 'tool_result') return { role: 'tool', content: wordsOf(block.content) }
      return { role, content: block.type === 'text' ? block.text : '' }
    }),
  )
  return chatRequestSchema.parse({
    model,
    max_tokens,
    messages: [{ role: 'system', content: wordsOf(system ?? '') }, ...texts],
    tools: tools.map(({ name, description, input_schema: parameters }) => ({
      type: 'function',
      function: { name, description, parameters },
    })),
  })
}

function wordsOf(content: string | { text: string }[]): string {
  return typeof content === 'string' ? content : content.map((block) => block.text).join('\n')
}

function countMarks({ system, messages }: { system?: unknown; messages: { content: object[] }[] }): number {
  const blocks = [...(Array.isArray(system) ? system : []), ...messages.flatMap(({ content }) => content)]
  return blocks.filter((block) => 'cache_control' in block).length
}
