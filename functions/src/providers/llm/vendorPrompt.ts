import type {
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
} from '@ai-sdk/provider'
import type { ModelMessage, ModelRequest, ModelTool, ToolCall } from '../../domain/kernel/ports/ports.ts'

/** Returns a request's prompt in the format of the AI SDK's providers. */
export function vendorPrompt({ instructions, lasting = '', messages }: ModelRequest): LanguageModelV4Prompt {
  const prompt: LanguageModelV4Prompt = [
    ...[lasting, instructions.slice(lasting.length).trim()].filter(Boolean).map(systemOf),
    ...(messages[0]?.role === 'assistant' ? [opening] : []),
    ...messages.map(messageOf),
  ]
  // The last message differs for every question, and so does what follows its tools.
  const question = prompt.findLastIndex(({ role }) => role === 'user')
  const before = prompt[question - 1]
  if (before && before.role !== 'system') before.providerOptions = endOfCache
  return prompt
}

function systemOf(content: string): LanguageModelV4Message {
  return { role: 'system', content, providerOptions: endOfCache }
}

/** Some vendors refuse a conversation that starts with the model's message, as one with a greeting does. */
const opening: LanguageModelV4Message = {
  role: 'user',
  content: [{ type: 'text', text: '(The chat was opened.)' }],
}

/** Anthropic caches only marked parts; the other vendors cache automatically and ignore the mark. */
const endOfCache = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** Converts a tool to the form of the AI SDK. */
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

/** Parses JSON from a model, which may be malformed. */
function valueOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}
