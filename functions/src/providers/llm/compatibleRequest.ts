import type { ModelMessage, ModelRequest, ModelTool, ToolCall } from '../../domain/kernel/ports/ports.ts'

/** Returns the body of a streaming request to OpenAI's chat completions. */
export function compatibleRequest(model: string, request: ModelRequest): object {
  return {
    model,
    messages: [{ role: 'system', content: request.instructions }, ...request.messages.map(messageOf)],
    // An empty list is refused.
    ...(request.tools?.length && { tools: request.tools.map(toolOf) }),
    temperature: request.temperature,
    max_tokens: request.maxOutputTokens,
    stream: true,
    stream_options: { include_usage: true },
  }
}

function messageOf(message: ModelMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role === 'user' || !message.toolCalls?.length)
    return { role: message.role, content: message.content }
  return {
    role: 'assistant',
    content: message.content || null,
    tool_calls: message.toolCalls.map(callOf),
  }
}

function callOf({ id, name, arguments: input }: ToolCall): object {
  return { id, type: 'function', function: { name, arguments: input } }
}

function toolOf({ name, description, parameters }: ModelTool): object {
  return { type: 'function', function: { name, description, parameters } }
}
