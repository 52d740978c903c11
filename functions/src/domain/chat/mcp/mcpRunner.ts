import { z } from 'zod'
import { mcpLimits } from '../../../shared/tools/mcp.ts'
import { toolLimits } from '../../../shared/tools/tools.ts'
import { BoundedCache } from '../../kernel/BoundedCache.ts'
import { redactValue } from '../tools/redact.ts'
import { cutBytes } from '../tools/readToolResponse.ts'
import type { RunTool, ToolResult, ToolRun } from '../tools/RunTool.ts'
import type { McpTurnTool } from '../tools/TurnTool.ts'
import { hashOfFunction } from './pinFunctions.ts'
import type { McpResult, OfferedFunction } from '../../kernel/ports/Mcp.ts'
import { switchOff } from './switchOff.ts'
import { withMcp, type McpFailure, type McpNeeds } from './withMcp.ts'

/** The time after which a function that was unchanged is checked again. */
const trustedMs = 300_000
const trustedBytes = 200_000
const valuesSchema = z.record(z.string(), z.unknown())

/**
 * Returns a function that runs functions of MCP servers, while they are the same as when they were enabled.
 */
export function mcpRunner(ports: McpNeeds): RunTool<McpTurnTool> {
  const trusted = new BoundedCache<number>('mcp', trustedBytes)

  async function call(run: ToolRun<McpTurnTool>, values: Record<string, unknown>) {
    const { tool, region, workspaceId, key } = run
    const { server, function: pinned } = tool
    const pinKey = `${region}/${server.ID}/${tool.ID}/${pinned.hash}`
    const signal = AbortSignal.any([run.signal, AbortSignal.timeout(toolLimits.milliseconds)])
    const target = { region, workspaceId, server, signal, ...(tool.effect === 'change' && { key }) }
    return withMcp(ports, target, async (connection, redact) => {
      if ((trusted.get(pinKey) ?? 0) < ports.now()) {
        const listed = await connection.list(mcpLimits.functions)
        if (!isUnchanged(listed.functions, tool)) return { looked: listed }
        trusted.set(pinKey, ports.now() + trustedMs, pinKey.length)
      }
      const answer = await connection.call(pinned.name, values)
      return { answer: { ...answer, content: redactValue(answer.content, redact) } }
    })
  }

  return async (run) => {
    const startedAt = ports.now()
    const since = () => Math.max(0, ports.now() - startedAt)
    const values = valuesOf(run.arguments)
    if (!values) return failedResult('arguments', 'The arguments are not a JSON object.', 0)
    try {
      const called = await call(run, values)
      if (called.failure) return failedResult(called.failure, sentenceOf(called, run.tool), since())
      const { answer, looked } = called.result
      if (answer) return resultOf(answer, since())
      await switchOff(ports, run, looked)
      return failedResult('changed', 'This function is switched off at the moment.', since())
    } catch (error) {
      console.error('An MCP function could not be run', { name: error instanceof Error ? error.name : '' })
      return failedResult('internal', 'This cannot be looked up or done at the moment.', since())
    }
  }
}

function isUnchanged(functions: readonly OfferedFunction[], tool: McpTurnTool): boolean {
  const now = functions.find(({ name }) => name === tool.function.name)
  return now !== undefined && hashOfFunction(now) === tool.function.hash
}

function valuesOf(json: string): Record<string, unknown> | undefined {
  if (json.trim() === '') return {}
  try {
    return valuesSchema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

function resultOf({ isFailed, content }: McpResult, totalMs: number): ToolResult {
  const words = typeof content === 'string' ? content : JSON.stringify(content)
  if (isFailed) return failedResult('refused', 'That was not accepted.', totalMs, words)
  return { ended: 'ok', answer: cutBytes(words || '{}', toolLimits.answerBytes), values: {}, totalMs }
}

function failedResult(error: string, instruction: string, totalMs: number, answer = ''): ToolResult {
  const words = JSON.stringify({
    error,
    say: instruction,
    ...(answer && { answer: cutBytes(answer, 1_000) }),
  })
  return { ended: 'failed', answer: cutBytes(words, toolLimits.answerBytes), values: {}, totalMs }
}

function sentenceOf(
  { failure, isSent }: { failure: McpFailure; isSent: boolean },
  { effect }: McpTurnTool,
): string {
  if (effect === 'change' && isSent && failure !== 'notSigned')
    return 'It is not known whether this was done. Do not try again; a person should look.'
  return ['address', 'credential', 'host', 'notSigned'].includes(failure)
    ? 'This is not set up completely.'
    : 'The service that this needs does not answer at the moment.'
}
