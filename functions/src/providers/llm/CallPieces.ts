import type { ModelPart, ToolCall } from '../../domain/kernel/ports/ports.ts'

/**
 * The maximum number of calls in a stream: more than a turn ever runs, so a server that exceeds it is broken.
 */
const maxCalls = 32
/** The maximum length of a call's name and arguments, in characters. */
const maxCallCharacters = 50_000
/** The maximum length of all calls of a stream, in characters. */
const maxCharacters = 200_000
const maxIdCharacters = 200

/** Collects the tool calls of a stream, whose arguments arrive in pieces. */
export class CallPieces {
  private count = 0
  private characters = 0
  private calls: ToolCall[] = []
  private readonly places = new Map<unknown, ToolCall>()

  /** Adds a piece in the format of OpenAI's chunks: `{ index, id, function: { name, arguments } }`. */
  add({ index, id, function: called }: Record<string, unknown>): void {
    const call = this.callOf(index, id)
    const { name, arguments: words } = isRecord(called) ? called : {}
    if (typeof id === 'string' && id) call.id = id.slice(0, maxIdCharacters)
    if (typeof name === 'string') this.characters += name.length
    if (typeof words === 'string') this.characters += words.length
    if (this.characters > maxCharacters) throw new Error('Tool calls have no end')
    if (typeof name === 'string') call.name += name
    if (typeof words === 'string') call.arguments += words
    if (call.name.length + call.arguments.length > maxCallCharacters)
      throw new Error('A tool call has no end')
  }

  /** Returns all calls, after the last piece. */
  take(): ModelPart[] {
    this.places.clear()
    return this.calls
      .splice(0)
      .filter(({ name }) => name)
      .map((call) => ({ type: 'toolCall', call }))
  }

  /**
   * Finds the call of a piece. Some servers send whole calls without an index: then a new id starts a new
   * one.
   */
  private callOf(index: unknown, id: unknown): ToolCall {
    const existing = index === undefined && !id ? this.calls.at(-1) : this.places.get(index ?? id)
    if (existing) return existing
    if (this.count === maxCalls) throw new Error('A model makes too many tool calls')
    const call = { id: `call_${this.count++}`, name: '', arguments: '' }
    this.calls.push(call)
    this.places.set(index ?? id, call)
    return call
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
