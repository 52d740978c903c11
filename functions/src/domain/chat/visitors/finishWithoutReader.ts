import type { TurnEvent } from '../../../shared/widget/widgetApi.ts'
import { maxTurnMs } from '../../billing/credits/leases.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import type { LiveTurn } from '../turns/LiveTurn.ts'
import { startVisitorTurn, type AskNeeds } from './startVisitorTurn.ts'
import type { PendingQuestion } from '../../kernel/tasks/pendingQuestion.ts'

/** Long enough for the turn to end if its instance has a processor, so that the model is not called twice. */
const delaySeconds = Math.ceil(maxTurnMs / 1_000) + 10

/**
 * Finishes a turn whose visitor has left: the instance may have no processor from now on. A task repeats the
 * question later; an answer that exists by then is neither generated nor paid again.
 */
export async function finishWithoutReader(
  { ports }: { ports: Pick<Ports, 'tasks'> },
  turn: LiveTurn,
  pending: PendingQuestion,
): Promise<void> {
  const { region, conversationId } = pending.claims
  await runIsolated('Queueing an unread answer', conversationId, () =>
    ports.tasks.enqueue('finishTurn', { region, ...pending }, { delaySeconds }),
  )
  await turn.finished
}

/** Makes sure that a question is answered; throws errors that are worth another try. */
export async function finishTurn(needs: AskNeeds, pending: PendingQuestion): Promise<void> {
  const { claims, question, client } = pending
  // The task does not have the visitor's IP: their networks are unknown.
  const turn = startVisitorTurn(needs, claims, question, `unread ${claims.conversationId}`, client, [])
  let last: TurnEvent | undefined
  await turn.follow((event) => (last = event), new AbortController().signal)
  if (last?.type === 'error' && last.retry) throw new Error(`An unread answer failed: ${last.code}`)
}
