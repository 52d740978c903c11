import type { ConversationRef } from '../conversations/ConversationRef.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { ToolCall } from '../../kernel/ports/ports.ts'
import { recordedOutcome, recordedRun } from './recordedRun.ts'
import type { Contact, RunTool, TalkingVisitor, ToolResult, ToolRun } from './RunTool.ts'
import type { TurnTool } from './TurnTool.ts'

const maxRuns = 6
const maxAtOnce = 4

interface Running {
  run: RunTool
  now: () => number
  conversation: ConversationRef
  visitor: TalkingVisitor
  workspaceId: string
  /** The id of the visitor's message that is answered. */
  messageId: string
  /** False when the agent stores no history. */
  storesHistory: boolean
  signal: AbortSignal
}

/** A call and its result; `tool` is missing for an unknown name. */
export interface RanCall {
  call: ToolCall
  tool: TurnTool | undefined
  result: ToolResult
}

/**
 * Runs the tools of one turn, at most six. Reading tools run in parallel; changing ones run alone, after
 * them, and each of these once for the message that is answered.
 */
export class ToolRuns {
  private readonly running: Running
  /** The results of tools that change something, by their ids. */
  private readonly changed = new Map<string, { given: string; result: ToolResult }>()
  private runs = 0
  /** The contact data that the visitor gave a tool. */
  contact: Contact | undefined
  /** Whether a tool has asked for a person to join. */
  wantsPerson = false

  constructor(running: Running) {
    this.running = running
  }

  /**
   * Whether something was or may have been changed elsewhere: the visitor must be told, whatever fails now.
   */
  get hasChanged(): boolean {
    return this.changed.size > 0
  }

  /** Whether all changes are known to have succeeded. */
  get isDone(): boolean {
    return [...this.changed.values()].every(({ result }) => result.ended === 'ok')
  }

  /** Runs a call that the visitor confirmed, once for all their messages. */
  async runConfirmed(call: ToolCall, tool: TurnTool, pendingId: string): Promise<RanCall> {
    const result = await this.change(call, tool, `confirmed/${pendingId}`)
    return { call, tool, result }
  }

  /**
   * Returns the result of a call that the visitor confirmed in another message, whose answer may be running
   * or lost; undefined if it never ran.
   */
  async confirmedBefore(call: ToolCall, toolId: string, pendingId: string): Promise<ToolResult | undefined> {
    const { conversation, now, signal } = this.running
    const { region } = conversation
    const key = this.keyOf(`confirmed/${pendingId}`, toolId)
    const result = await recordedOutcome({ region, conversation, key, now, signal })
    if (result) this.changed.set(toolId, { given: call.arguments, result })
    this.contact = result?.contact ?? this.contact
    return result
  }

  /** Returns the results of all calls, in their order. */
  async run(calls: readonly ToolCall[], tools: readonly TurnTool[]): Promise<RanCall[]> {
    const planned = calls.map((call) => ({ call, tool: tools.find(({ name }) => name === call.name) }))
    const results = new Map<ToolCall, ToolResult>()
    const reads = planned.filter(({ tool }) => tool?.effect === 'read')
    for (let at = 0; at < reads.length; at += maxAtOnce) {
      const some = reads.slice(at, at + maxAtOnce)
      const done = await Promise.all(some.map(({ call, tool }) => this.one(call, tool)))
      for (const [index, result] of done.entries()) {
        const read = some[index]
        if (read) results.set(read.call, result)
      }
    }
    for (const { call, tool } of planned)
      if (!results.has(call)) results.set(call, await this.one(call, tool))
    return planned.map(({ call, tool }) => ({
      call,
      tool,
      result: results.get(call) ?? refusedResult('failed'),
    }))
  }

  private async one(call: ToolCall, tool: TurnTool | undefined): Promise<ToolResult> {
    if (!tool) return refusedResult('There is no tool of that name.')
    if (this.runs >= maxRuns) return refusedResult('No more tools can be used for this message.')
    this.runs++
    if (tool.effect === 'change') return this.changeOnce(call, tool)
    const result = await this.running.run(this.toRun(call, tool, ''))
    this.wantsPerson ||= result.wantsPerson === true
    return result
  }

  /**
   * Runs a changing tool once. The same call again returns the same result; other arguments wait for the
   * visitor's next message.
   */
  private async changeOnce(call: ToolCall, tool: TurnTool): Promise<ToolResult> {
    const changedTool = this.changed.get(tool.ID)
    if (changedTool?.given === call.arguments) return changedTool.result
    if (changedTool) return refusedResult('This tool was used for this message already.')
    return this.change(call, tool, this.running.messageId)
  }

  private async change(call: ToolCall, tool: TurnTool, occasion: string): Promise<ToolResult> {
    const { run, now, storesHistory } = this.running
    const key = this.keyOf(occasion, tool.ID)
    // Recorded before it ends: a call that fails may have changed something.
    this.changed.set(tool.ID, { given: call.arguments, result: refusedResult('The outcome is unknown.') })
    const result = await recordedRun(run, { ...this.toRun(call, tool, key), now, storesHistory })
    this.changed.set(tool.ID, { given: call.arguments, result })
    this.contact = result.contact ?? this.contact
    return result
  }

  private keyOf(occasion: string, toolId: string): string {
    return sha256(`${this.running.conversation.conversationId}/${occasion}/${toolId}`).slice(0, 40)
  }

  private toRun(call: ToolCall, tool: TurnTool, key: string): ToolRun {
    const { conversation, workspaceId, visitor, signal } = this.running
    const { region } = conversation
    return { region, workspaceId, conversation, visitor, tool, arguments: call.arguments, key, signal }
  }
}

function refusedResult(reason: string): ToolResult {
  return { ended: 'failed', answer: JSON.stringify({ error: reason }), values: {}, totalMs: 0 }
}
