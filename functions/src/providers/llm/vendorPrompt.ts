import type {
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
} from '@ai-sdk/provider'
import type { ModelMessage, ModelRequest, ModelTool, ToolCall } from '../../domain/ports.ts'

/** A request's words as the AI SDK's providers take them. */
export function vendorPrompt({ instructions, messages }: ModelRequest): LanguageModelV4Prompt {
  return [{ role: 'system', content: instructions }, ...messages.map(messageOf)]
}

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
