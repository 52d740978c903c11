import { Skeleton } from '@mantine/core'
import type { Message } from '@parley/functions/shared/chat/conversation'
import type { StoredStep } from '@parley/functions/shared/flow/storedStep'
import { Link } from 'react-router-dom'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { formatUsed } from '../../../lib/formats/formatCredits.ts'
import { readFlow } from '../../../lib/agents/readFlow.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import styles from './AnswerSteps.module.css'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { useAnswerCosts } from './useAnswerCosts.ts'
import { t } from '../texts.ts'

/** Returns true when the message records a path through the nodes of a flow. */
export function hasPath({ path = [] }: Message): boolean {
  return path.length > 0
}

/**
 * Shows how an answer was made: the nodes of the flow that ran, and the models and tools that they called.
 */
export function AnswerSteps({ message, conversationId }: { message: Message; conversationId: string }) {
  const { path = [] } = message
  const { region, agentId } = useInboxAgentRef()
  const costs = useAnswerCosts(message, conversationId)
  const steps = costs.status === 'ready' ? (costs.data.steps ?? []) : []
  const hasFlow = path.length > 0
  const read = useRead(hasFlow ? ['flowNow', region, agentId] : null, () => readFlow(region, agentId))
  const node = (id: string) => (read.status === 'ready' ? read.data.nodes[id] : undefined)
  if ((hasFlow && read.status === 'loading') || costs.status === 'loading')
    return <Skeleton aria-busy="true" className={styles.steps ?? ''} height={64} />
  // A node that has been deleted from the flow is named by its id.
  const nameOf = (id: string) => node(id)?.name || id
  return (
    <section className={styles.steps} aria-label={t('stepsOfAnswer')}>
      {hasFlow && (
        <ol className={styles.way} aria-label={t('wayThroughFlow')}>
          {path.map((id, index) => (
            // The index is part of the key: an answer may run the same node twice.
            <li key={`${index}-${id}`} dir="auto">
              {node(id) ? (
                <Link to={webPaths.node(region, agentId, id)}>{nameOf(id)}</Link>
              ) : (
                <span>{nameOf(id)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {steps.length > 0 && (
        <ol className={styles.calls}>
          {steps.map((step, index) => (
            // Steps never change, so their index identifies them.
            <li key={index} data-ended={step.step === 'tool' ? step.ended : undefined}>
              <b dir="auto">{step.step === 'tool' ? step.name : step.model}</b> {wordsOf(step)}
              {step.node && <bdi className={styles.node}>{nameOf(step.node)}</bdi>}
            </li>
          ))}
        </ol>
      )}
      {costs.status === 'error' && <InlineFailure text={t('costsNotLoaded')} retry={costs.retry} />}
      {costs.status === 'ready' && steps.length === 0 && <p>{t('nothingWasCalled')}</p>}
    </section>
  )
}

const toolTexts = { ok: 'toolWorked', failed: 'toolFailed', waits: 'toolWaits' } as const

function wordsOf(step: StoredStep): string {
  const seconds = step.totalMs / 1000
  if (step.step === 'tool') return t(toolTexts[step.ended], { seconds })
  const { inputTokens: input, outputTokens: output, costUnits } = step
  return t('modelCall', { input, output, credits: formatUsed(costUnits, 2), seconds })
}
