import { randomUUID } from 'node:crypto'
import { answerFromTools } from './answerFromTools.ts'
import type { ChatRequest, Conversation } from './chatRequest.ts'
import { chooseReply } from './chooseReply.ts'
import { countUsage } from './countUsage.ts'
import type { Script } from './readScript.ts'
import type { ScriptedCall } from './ScriptedCall.ts'

export interface Completion {
  head: { id: string; created: number; model: string }
  words: string[]
  toolCalls: { id: string; type: 'function'; function: ScriptedCall }[]
  finishReason: 'stop' | 'length' | 'tool_calls'
  usage: ReturnType<typeof countUsage>
}

/** Returns the tool calls of the script, else a reply that is cut at the limit of the request. */
export function complete(request: ChatRequest, conversation: Conversation, script: Script): Completion {
  const head = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
  }
  if (script.toolCalls.length > 0) {
    const toolCalls = script.toolCalls.map(madeCall)
    const written = script.toolCalls.map((call) => call.arguments).join('')
    const usage = countUsage(request, written, script.cachedTokens)
    return { head, words: [], toolCalls, finishReason: 'tool_calls', usage }
  }
  const reply =
    conversation.toolAnswers.length > 0
      ? answerFromTools(conversation.toolAnswers)
      : chooseReply(conversation)
  const moved = conversation.tools.some(({ name }) => name === 'move') && /^<<(\d+)>>\s*/.exec(reply)
  if (moved) {
    const text = reply.slice(moved[0].length)
    const call = { name: 'move', arguments: JSON.stringify({ to: moved[1] }) }
    const usage = countUsage(request, text + call.arguments, script.cachedTokens)
    return { head, words: wordsOf(text), toolCalls: [madeCall(call)], finishReason: 'tool_calls', usage }
  }
  const limit = (request.max_completion_tokens ?? request.max_tokens ?? Infinity) * 4
  const text = reply.slice(0, limit)
  return {
    head,
    words: wordsOf(text),
    toolCalls: [],
    finishReason: text.length < reply.length ? 'length' : 'stop',
    usage: countUsage(request, text, script.cachedTokens),
  }
}

function wordsOf(text: string): string[] {
  return text.match(/\s*\S+/g) ?? []
}

function madeCall(call: ScriptedCall): Completion['toolCalls'][number] {
  return { id: `call_${randomUUID()}`, type: 'function', function: call }
}
