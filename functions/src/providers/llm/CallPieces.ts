import type { ModelPart, ToolCall } from '../../domain/kernel/ports/ports.ts'

/** More than a turn ever runs; a server that goes on is broken. Counted over a whole stream. */
const mostCalls = 32
/** Longest name and arguments of a call, in characters. */
const longestCall = 50_000
/** Longest names and arguments of all calls of a stream, in characters. */
const longestCalls = 200_000
const longestId = 200

/** Tool calls of a stream, whose arguments come in pieces. */
export class CallPieces {
  private count = 0
  private characters = 0
  private calls: ToolCall[] = []
  private readonly places = new Map<unknown, ToolCall>()

  /** A piece as OpenAI's chunks have it: `{ index, id, function: { name, arguments } }`. */
  add({ index, id, function: called }: Record<string, unknown>): void {
    const call = this.callOf(index, id)
    const { name, arguments: words } = isRecord(called) ? called : {}
    if (typeof id === 'string' && id) call.id = id.slice(0, longestId)
    if (typeof name === 'string') this.characters += name.length
    if (typeof words === 'string') this.characters += words.length
    if (this.characters > longestCalls) throw new Error('Tool calls have no end')
    if (typeof name === 'string') call.name += name
    if (typeof words === 'string') call.arguments += words
    if (call.name.length + call.arguments.length > longestCall) throw new Error('A tool call has no end')
  }

  /** All that have come; to be asked for when no more of them is to come. */
  take(): ModelPart[] {
    this.places.clear()
    return this.calls
      .splice(0)
      .filter(({ name }) => name)
      .map((call) => ({ type: 'toolCall', call }))
  }

  /** Some servers send whole calls without a number: then a new id begins a new one. */
  private callOf(index: unknown, id: unknown): ToolCall {
    const known = index === undefined && !id ? this.calls.at(-1) : this.places.get(index ?? id)
    if (known) return known
    if (this.count === mostCalls) throw new Error('A model makes too many tool calls')
    const call = { id: `call_${this.count++}`, name: '', arguments: '' }
    this.calls.push(call)
    this.places.set(index ?? id, call)
    return call
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
