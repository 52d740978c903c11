import { Skeleton } from '@mantine/core'
import { IconCpu, IconTool } from '@tabler/icons-react'
import type { Message } from '@parley/functions/shared/chat/conversation'
import type { StoredStep } from '@parley/functions/shared/flow/storedStep'
import { Link } from 'react-router-dom'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { timeSpans, TimeBar } from '../../../components/trace/TimeBar.tsx'
import { formatSeconds } from '../../../lib/formats/formatDuration.ts'
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
      {steps.length > 0 && <Calls steps={steps} nameOf={nameOf} />}
      {costs.status === 'error' && <InlineFailure text={t('costsNotLoaded')} retry={costs.retry} />}
      {costs.status === 'ready' && steps.length === 0 && <p>{t('nothingWasCalled')}</p>}
    </section>
  )
}

interface CallsProps {
  steps: readonly StoredStep[]
  nameOf: (id: string) => string
}

/** The calls in their order, each with its time within the answer, and their sums. */
function Calls({ steps, nameOf }: CallsProps) {
  const spans = timeSpans(steps.map(({ totalMs }) => totalMs))
  const totalMs = steps.reduce((sum, step) => sum + step.totalMs, 0)
  const units = steps.reduce((sum, step) => sum + (step.step === 'model' ? step.costUnits : 0), 0)
  return (
    <>
      <ol className={styles.calls}>
        {steps.map((step, index) => {
          const isTool = step.step === 'tool'
          const Icon = isTool ? IconTool : IconCpu
          const span = spans[index]
          return (
            // Steps never change, so their index identifies them.
            <li key={index} data-step={step.step} data-ended={isTool ? step.ended : undefined}>
              <Icon size={15} aria-hidden="true" />
              <span>
                <b dir="auto">{isTool ? step.name : step.model}</b>
                {step.node && <bdi className={styles.node}>{nameOf(step.node)}</bdi>}
              </span>
              {span && <TimeBar {...span} />}
              <small>{wordsOf(step)}</small>
            </li>
          )
        })}
      </ol>
      <p className={styles.sums}>
        <span>{formatSeconds(totalMs)}</span>
        {units > 0 && (
          <span>
            {t('credits')} {formatUsed(units, 2)}
          </span>
        )}
      </p>
    </>
  )
}

const toolTexts = { ok: 'toolWorked', failed: 'toolFailed', waits: 'toolWaits' } as const

function wordsOf(step: StoredStep): string {
  const seconds = step.totalMs / 1000
  if (step.step === 'tool') return t(toolTexts[step.ended], { seconds })
  const { inputTokens: input, outputTokens: output, costUnits } = step
  return t('modelCall', { input, output, credits: formatUsed(costUnits, 2), seconds })
}
