import type { Tool } from '../../shared/tools.ts'
import type { ConversationRef } from '../conversations/ConversationStore.ts'
import { sha256 } from '../identifiers.ts'
import type { ToolCall } from '../ports.ts'
import { recordedRun } from './recordedRun.ts'
import type { RunTool, ToolResult } from './RunTool.ts'

const mostRuns = 6
const mostAtOnce = 4

interface Running {
  run: RunTool
  now: () => number
  conversation: ConversationRef
  workspaceId: string
  /** The visitor's message that is answered. */
  messageId: string
  signal: AbortSignal
}

/** A call and what became of it; `tool` is missing where there is none of that name. */
export interface RanCall {
  call: ToolCall
  tool: Tool | undefined
  result: ToolResult
}

/**
 * The tools of one turn: at most six runs. Those that only read run beside one another; what changes
 * something runs alone, after them, and once for the message that is answered.
 */
export class ToolRuns {
  private readonly running: Running
  private readonly counts = new Map<string, number>()
  private runs = 0

  constructor(running: Running) {
    this.running = running
  }

  /** Answers every call, in their order. */
  async run(calls: readonly ToolCall[], tools: readonly Tool[]): Promise<RanCall[]> {
    const planned = calls.map((call) => ({ call, tool: tools.find(({ name }) => name === call.name) }))
    const results = new Map<ToolCall, ToolResult>()
    const reads = planned.filter(({ tool }) => tool?.effect === 'read')
    for (let at = 0; at < reads.length; at += mostAtOnce) {
      const some = reads.slice(at, at + mostAtOnce)
      const done = await Promise.all(some.map(({ call, tool }) => this.one(call, tool)))
      for (const [index, result] of done.entries()) {
        const read = some[index]
        if (read) results.set(read.call, result)
      }
    }
    for (const { call, tool } of planned)
      if (!results.has(call)) results.set(call, await this.one(call, tool))
    return planned.map(({ call, tool }) => ({ call, tool, result: results.get(call) ?? refused('failed') }))
  }

  private async one(call: ToolCall, tool: Tool | undefined): Promise<ToolResult> {
    if (!tool) return refused('There is no tool of that name.')
    if (this.runs >= mostRuns) return refused('No more tools can be used for this message.')
    this.runs++
    const { run, conversation, workspaceId, messageId, signal, now } = this.running
    const count = this.counts.get(tool.ID) ?? 0
    this.counts.set(tool.ID, count + 1)
    const key = sha256(`${conversation.conversationId}/${messageId}/${tool.ID}/${count}`).slice(0, 40)
    const toRun = { region: conversation.region, workspaceId, tool, arguments: call.arguments, key, signal }
    return tool.effect === 'change' ? recordedRun(run, { ...toRun, conversation, now }) : run(toRun)
  }
}

function refused(reason: string): ToolResult {
  return { ended: 'failed', answer: JSON.stringify({ error: reason }), values: {}, totalMs: 0 }
}
