import type { FallbackReason, TraceStep } from '../../../../shared/flow/trace.ts'
import { ModelKeyRefused } from '../../modelKeys/ModelKeyRefused.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { Calls } from './Calls.ts'
import type { PlannedCall } from './PlannedCall.ts'
import type { KeyNotes } from './KeyNotes.ts'
import { ModelSlow, readAnswer, type ModelAnswer } from './readAnswer.ts'
import type { TurnSpending } from '../credit/TurnSpending.ts'
import type { ModelRoute, ModelRoutes } from './ModelRoutes.ts'

/**
 * The time for a first word, in milliseconds: shorter while another model can be tried, so that both together
 * stay bearable.
 */
const firstWordMs = { withAnother: 12_000, last: 30_000 }

interface ModelRequest {
  call: PlannedCall
  calls: Calls
  spending: TurnSpending
  ways: ModelRoutes
  maxMs: number
  maxBytes: number
  onText: (text: string) => void
  /** Something was shown in this turn, so that another model would start in the middle of it. */
  hasSpoken: boolean
  notes: KeyNotes
  /** Receives the steps of the turn. */
  steps: TraceStep[]
  node: string
}

interface AnsweredCall {
  answer: ModelAnswer
  way: ModelRoute
  startedAt: number
}

/**
 * Calls models until one answers; undefined when none can. A model without an answer is not paid, and after
 * the first shown word no other one is tried.
 */
export async function callModels(
  ports: Pick<Ports, 'languageModel' | 'now'>,
  { call, calls, spending, ways, steps, node, onText, ...asking }: ModelRequest,
): Promise<AnsweredCall | 'noCredit' | undefined> {
  const endsAt = ports.now() + asking.maxMs
  const wanted = spending.modelFor(call.model)
  const needsTools = call.tools.length > 0 || call.moveTool !== undefined
  let { hasSpoken } = asking
  let failure: { error: unknown; way: ModelRoute } | undefined
  for (let waysLeft = ways.to(wanted, needsTools); ; waysLeft = ways.to(wanted, needsTools)) {
    const [way] = waysLeft
    const { model, key } = way ?? {}
    const isOwnKey = key !== undefined
    const maxOutputTokens = model && spending.affordable({ ...call, model, isOwnKey })
    if (!way || !model || maxOutputTokens === undefined) {
      if (failure) throw failure.error
      return way && model ? 'noCredit' : undefined
    }
    if (failure)
      steps.push({ step: 'fallback', node, model: failure.way.model, to: model, ...reasonOf(failure) })
    const startedAt = ports.now()
    const request = calls.request(call, model, spending.price(model), maxOutputTokens)
    const hasAnother = waysLeft.some((other) => other.model !== model)
    try {
      const answer = await readAnswer(ports, isOwnKey ? { ...request, key } : request, {
        maxMs: Math.max(1, endsAt - startedAt),
        firstMs: hasAnother ? firstWordMs.withAnother : firstWordMs.last,
        maxBytes: asking.maxBytes,
        moves: call.moves,
        isByTool: call.moveTool !== undefined,
        onText: (words) => {
          hasSpoken = true
          onText(words)
        },
      })
      if (key) asking.notes.recordUse(key)
      return { answer, way, startedAt }
    } catch (error) {
      if (error instanceof ModelKeyRefused && key) asking.notes.recordRefusal(key)
      if (hasSpoken) throw error
      ways.leave(way, error)
      failure = { error, way }
    }
  }
}

function reasonOf({ error }: { error: unknown }): { reason: FallbackReason } {
  if (error instanceof ModelKeyRefused) return { reason: 'keyRefused' }
  return { reason: error instanceof ModelSlow ? 'slow' : 'failed' }
}
