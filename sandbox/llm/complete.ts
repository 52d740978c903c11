import { randomUUID } from 'node:crypto'
import type { ChatRequest, Conversation } from './chatRequest.ts'
import { chooseReply } from './chooseReply.ts'
import { countUsage } from './countUsage.ts'
import type { Script } from './readScript.ts'

export interface Completion {
  head: { id: string; created: number; model: string }
  words: string[]
  toolCall: { id: string; type: 'function'; function: { name: string; arguments: string } } | undefined
  finishReason: 'stop' | 'length' | 'tool_calls'
  usage: ReturnType<typeof countUsage>
}

export function complete(request: ChatRequest, conversation: Conversation, script: Script): Completion {
  const head = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
  }
  if (script.toolCall) {
    const toolCall = { id: `call_${randomUUID()}`, type: 'function' as const, function: script.toolCall }
    return {
      head,
      words: [],
      toolCall,
      finishReason: 'tool_calls',
      usage: countUsage(request, script.toolCall.arguments),
    }
  }
  const reply = chooseReply(conversation)
  const limit = (request.max_completion_tokens ?? request.max_tokens ?? Infinity) * 4
  const text = reply.slice(0, limit)
  return {
    head,
    words: text.match(/\s*\S+/g) ?? [],
    toolCall: undefined,
    finishReason: text.length < reply.length ? 'length' : 'stop',
    usage: countUsage(request, text),
  }
}
