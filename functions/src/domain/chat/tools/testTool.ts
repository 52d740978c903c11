import { minuteMs } from '../../../shared/durations.ts'
import type { ToolDraft } from '../../../shared/tools/tools.ts'
import type { ToolTest } from '../../../shared/tools/toolTest.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { executeTool, type ToolFailure, type ToolOutcome } from './executeTool.ts'
import { cutBytes } from './readToolResponse.ts'
import { requireSound } from './saveTool.ts'

const maxPerMinute = 20
/** Bytes of a response that a person sees. */
const shownBytes = 16_000

/** Runs a tool from a form for real and returns everything but the secret. Each test is a separate run. */
export async function testTool(
  ports: Pick<Ports, 'now' | 'web' | 'keys'>,
  caller: Caller,
  { tool, arguments: json, ...ref }: WorkspaceRef & { tool: ToolDraft; arguments: string },
): Promise<ToolTest> {
  await authorizeForWorkspace(caller, 'changeTools', ref)
  requireSound(ports, tool)
  await throttle(`testTool:${ref.workspaceId}`, maxPerMinute, minuteMs, ports.now())
  const signal = new AbortController().signal
  const key = `test-${randomIdentifier(20)}`
  const outcome = await executeTool(ports, { ...ref, tool, arguments: json, key, signal })
  if (outcome.failure) refuseArguments(outcome.failure)
  return testOf(outcome)
}

function testOf(outcome: ToolOutcome): ToolTest {
  const { request, failure, status, answer, redirectsTo = '', isCut, values, totalMs } = outcome
  const content = answer?.content ?? ''
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
  const shown = cutBytes(text, shownBytes)
  return {
    request: request
      ? {
          method: request.method,
          address: request.url.href,
          headers: Object.entries(request.headers).map(([name, value]) => ({ name, value })),
          body: request.body ?? '',
        }
      : null,
    failure: failure ? reasonOf(failure) : '',
    status,
    redirectsTo,
    answer: shown,
    isJson: typeof content !== 'string' && shown === text,
    isPage: answer?.isPage ?? false,
    isCut: isCut || shown !== text,
    values,
    totalMs,
  }
}

function reasonOf(failure: ToolFailure): ToolTest['failure'] {
  if (failure.kind === 'unanswered') return failure.refusal
  return failure.kind === 'arguments' ? 'request' : failure.kind
}

/** Throws at the field of an invalid argument. */
function refuseArguments(failure: ToolFailure): void {
  if (failure.kind !== 'arguments') return
  const { key, isMissing } = failure.problem
  const field = key ? `arguments.${key}` : 'arguments'
  throw new AppError('invalid-argument', undefined, { [field]: isMissing ? 'fillIn' : 'valueWrong' })
}
