import type {
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
} from '@ai-sdk/provider'
import type { ModelMessage, ModelRequest, ModelTool, ToolCall } from '../../domain/kernel/ports/ports.ts'

/** A request's words as the AI SDK's providers take them. */
export function vendorPrompt({ instructions, lasting = '', messages }: ModelRequest): LanguageModelV4Prompt {
  const prompt: LanguageModelV4Prompt = [
    ...[lasting, instructions.slice(lasting.length).trim()].filter(Boolean).map(systemOf),
    ...(messages[0]?.role === 'assistant' ? [opening] : []),
    ...messages.map(messageOf),
  ]
  // The last message is another one for every question, and what follows its tools as well.
  const question = prompt.findLastIndex(({ role }) => role === 'user')
  const before = prompt[question - 1]
  if (before && before.role !== 'system') before.providerOptions = endOfCache
  return prompt
}

function systemOf(content: string): LanguageModelV4Message {
  return { role: 'system', content, providerOptions: endOfCache }
}

/** Some vendors take no conversation that begins with a word of the model, as one with a greeting does. */
const opening: LanguageModelV4Message = {
  role: 'user',
  content: [{ type: 'text', text: '(The chat was opened.)' }],
}

/** Anthropic keeps in its cache only what is marked; the others do by themselves, and read no mark. */
const endOfCache = { anthropic: { cacheControl: { type: 'ephemeral' } } }

export function vendorTool({ name, description, parameters }: ModelTool): LanguageModelV4FunctionTool {
  return { type: 'function', name, description, inputSchema: { ...parameters } }
}

function messageOf(message: ModelMessage): LanguageModelV4Message {
  if (message.role === 'user') return { role: 'user', content: [{ type: 'text', text: message.content }] }
  if (message.role === 'tool') {
    const { callId, name, content } = message
    const output = { type: 'text' as const, value: content }
    return { role: 'tool', content: [{ type: 'tool-result', toolCallId: callId, toolName: name, output }] }
  }
  const words = message.content ? [{ type: 'text' as const, text: message.content }] : []
  return { role: 'assistant', content: [...words, ...(message.toolCalls ?? []).map(callOf)] }
}

function callOf({ id, name, arguments: input }: ToolCall) {
  return { type: 'tool-call' as const, toolCallId: id, toolName: name, input: valueOf(input) }
}

/** What a model has written as JSON may be none. */
function valueOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}
