import type { Tool } from '../../shared/tools.ts'
import type { Region } from '../../shared/regions.ts'

export interface ToolRun {
  region: Region
  workspaceId: string
  tool: Tool
  /** As the model wrote them: a JSON object, or something else. */
  arguments: string
  /** Sent as `Idempotency-Key` with what changes something: the same for the same run, whatever is repeated. */
  key: string
  signal: AbortSignal
}

export interface ToolResult {
  ended: 'ok' | 'failed'
  /** What the model is told: at most `toolLimits.answerBytes`. */
  answer: string
  /** What is kept of it, by `keeps`. */
  values: Record<string, string>
  totalMs: number
}

/** Runs a tool; never throws. What fails comes back as a sentence for the model. */
export type RunTool = (run: ToolRun) => Promise<ToolResult>
