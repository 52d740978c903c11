import { toolLimits } from '../../../shared/tools/tools.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { executeTool, isSuccess, type ToolFailure, type ToolOutcome } from './executeTool.ts'
import { cutBytes, wordsForModel } from './readToolResponse.ts'
import type { RunTool, ToolResult, ToolRun } from './RunTool.ts'
import type { HttpTurnTool } from './TurnTool.ts'

/** Bytes of an error response that a model sees: it often says what is wrong. */
const refusalBytes = 1_000

/** Returns a function that runs HTTP tools. */
export function httpRunner(ports: Pick<Ports, 'now' | 'web' | 'keys'>): RunTool<HttpTurnTool> {
  return async (run) => {
    try {
      return resultOf(run, await executeTool(ports, { ...run, tool: run.tool.tool }))
    } catch (error) {
      console.error('A tool could not be run', { name: error instanceof Error ? error.name : typeof error })
      const isChange = run.tool.effect === 'change'
      return failedResult('internal', isChange ? unknownOutcome : notNow, 0)
    }
  }
}

function resultOf(run: ToolRun<HttpTurnTool>, outcome: ToolOutcome): ToolResult {
  const { failure, status, answer, values, totalMs } = outcome
  const { effect, keeps } = run.tool
  if (failure) return failedResult(failure.kind, sentenceOf(failure, effect), totalMs)
  if (answer?.isPage && (effect === 'change' || keeps.length > 0))
    return failedResult('page', effect === 'change' ? unknownOutcome : noAnswer, totalMs)
  if (answer && isSuccess(status))
    return { ended: 'ok', answer: wordsForModel(answer, keeps, values), values, totalMs }
  const body = JSON.stringify(answer?.content ?? '')
  const instruction = effect === 'change' && isUncertain(status) ? unknownOutcome : instructionFor(status)
  return failedResult(`status ${status}`, instruction, totalMs, cutBytes(body, refusalBytes))
}

function failedResult(error: string, instruction: string, totalMs: number, answer?: string): ToolResult {
  const words = JSON.stringify({ error, say: instruction, ...(answer && { answer }) })
  return { ended: 'failed', answer: cutBytes(words, toolLimits.answerBytes), values: {}, totalMs }
}

/** Sentences for a model. */
const unknownOutcome = 'It is not known whether this was done. Do not try again; a person should look.'
const notNow = 'This cannot be looked up or done at the moment.'
const noAnswer = 'The service that this needs does not answer at the moment.'

/**
 * Returns whether a server may have acted although it reports no success: it redirects after the change, or
 * fails on the way to its response.
 */
function isUncertain(status: number): boolean {
  return status < 400 || status === 408 || status >= 500
}

function instructionFor(status: number): string {
  if (status === 404) return 'Nothing was found for that.'
  if (status === 429) return 'The service that this needs is busy. Try again in a few minutes.'
  return status >= 400 && status < 500
    ? 'That was not accepted.'
    : 'The service that this needs has a problem at the moment.'
}

function sentenceOf(failure: ToolFailure, effect: 'read' | 'change'): string {
  switch (failure.kind) {
    case 'arguments':
      return failure.problem.say
    case 'unanswered': {
      const isSure = !['timedOut', 'brokenOff'].includes(failure.refusal)
      return effect === 'change' && !isSure ? unknownOutcome : noAnswer
    }
    case 'request':
      return 'These values do not fit.'
    default:
      return 'This is not set up completely.'
  }
}
