import { z } from 'zod'

const partSchema = z.looseObject({ type: z.string(), text: z.string().optional() })

const messageSchema = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
  content: z.union([z.string(), z.array(partSchema), z.null()]).optional(),
})

const propertySchema = z.looseObject({
  type: z.string().default(''),
  description: z.string().default(''),
  enum: z.array(z.string()).optional(),
})
export type ToolProperty = z.infer<typeof propertySchema>

const toolSchema = z.looseObject({
  name: z.string(),
  description: z.string().default(''),
  parameters: z
    .looseObject({
      properties: z.record(z.string(), propertySchema).default({}),
      required: z.array(z.string()).default([]),
    })
    .optional(),
})
/** A tool that the model may call. */
export type OfferedTool = z.infer<typeof toolSchema>

/** The body of POST /chat/completions, as far as the stand-in understands it. */
export const chatRequestSchema = z.looseObject({
  model: z.string().min(1),
  messages: z.array(messageSchema).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
  tools: z.array(z.looseObject({ function: toolSchema.optional() })).nullish(),
})

export type ChatRequest = z.infer<typeof chatRequestSchema>
export type ChatMessage = ChatRequest['messages'][number]

/** Returns the text of a message; parts are joined by line breaks, pictures are left out. */
export function textOf({ content }: ChatMessage): string {
  if (typeof content === 'string') return content
  return (content ?? []).map((part) => part.text ?? '').join('\n')
}

/** Separates the instructions and passages of the model from the messages of the visitor. */
export function readConversation(request: ChatRequest) {
  const has = (...roles: ChatMessage['role'][]) =>
    request.messages.filter((message) => roles.includes(message.role))
  const questions = has('user').map((message) =>
    textOf(message)
      .replace(/<(knowledge|file|now)\b[\s\S]*?<\/\1>/g, '')
      .trim(),
  )
  return {
    instructions: has('system', 'developer').map(textOf).join('\n'),
    questions,
    question: questions.at(-1) ?? '',
    sources: has('system', 'developer', 'user', 'tool').map(textOf).join('\n'),
    tools: (request.tools ?? []).flatMap(({ function: tool }) => tool ?? []),
    /** The results of the tools that were called since the last question. */
    toolAnswers: request.messages
      .slice(request.messages.findLastIndex(({ role }) => role !== 'tool') + 1)
      .map(textOf),
  }
}

export type Conversation = ReturnType<typeof readConversation>
