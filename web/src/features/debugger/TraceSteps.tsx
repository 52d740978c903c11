import type { TraceStep, TurnTrace } from '@parley/functions/shared/flow/trace'
import { CodeBlock } from '../../components/text/CodeBlock.tsx'
import { formatUsed } from '../../lib/formats/formatCredits.ts'
import { ReplayStep } from './ReplayStep.tsx'
import { describeRule } from './describeRule.ts'
import styles from './TraceSteps.module.css'
import { t } from './texts.ts'

/**
 * Shows how an answer was made, step by step: rules, edges, calls of models and tools, each with its input.
 */
export function TraceSteps({ trace }: { trace: TurnTrace }) {
  const { steps, names, from, to } = trace
  const nameOf = (id: string) => names[id] || t('unnamedStep')
  return (
    <section className={styles.trace}>
      <h3>{from ? t('wayFromTo', { from: nameOf(from), to: nameOf(to) }) : t('steps')}</h3>
      <ol>
        {steps.map((step, index) => (
          // Steps are only ever appended, so their index identifies them.
          <li key={index} data-step={step.step} data-missed={step.step === 'rule' && !step.isMet}>
            <StepView step={step} nameOf={nameOf} before={steps.slice(0, index)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface StepViewProps {
  step: TraceStep
  nameOf: (id: string) => string
  /** The steps before this one. */
  before: readonly TraceStep[]
}

function StepView({ step, nameOf, before }: StepViewProps) {
  switch (step.step) {
    case 'rule': {
      const rule = describeRule(step.rule)
      return <span dir="auto">{t(step.isMet ? 'ruleMet' : 'ruleMissed', { rule, to: nameOf(step.to) })}</span>
    }
    case 'move':
      return <span dir="auto">{t(moveTexts[step.by], { from: nameOf(step.node), to: nameOf(step.to) })}</span>
    case 'fixed':
      return <span dir="auto">{t('fixedWords', { node: nameOf(step.node) })}</span>
    case 'collected':
      return (
        <span dir="auto">
          {t('collected')} <code>{step.key}</code> <bdi>{step.value}</bdi>
        </span>
      )
    case 'unknownMark':
      return <span>{t('unknownMark', { mark: step.mark })}</span>
    case 'fallback':
      return <span>{t(`fallback_${step.reason}`, { model: step.model, to: step.to })}</span>
    case 'model':
      return <ModelStep step={step} nameOf={nameOf} results={resultsOf(before)} />
    case 'tool':
      return <ToolStep step={step} />
  }
}

const moveTexts = {
  rule: 'movedByRule',
  model: 'movedByModel',
  global: 'movedFromEverywhere',
  return: 'movedBack',
} as const

function ModelStep({
  step,
  nameOf,
  results,
}: {
  step: Extract<TraceStep, { step: 'model' }>
  nameOf: StepViewProps['nameOf']
  results: ReturnType<typeof resultsOf>
}) {
  const { model, instructions, usesKnowledge, sourceIds, moves } = step
  const { inputTokens, cachedTokens, outputTokens, costUnits, totalMs } = step
  return (
    <details>
      <summary>
        <b>{model}</b>{' '}
        {t('modelStep', {
          input: inputTokens,
          output: outputTokens,
          credits: formatUsed(costUnits, 2),
          seconds: totalMs / 1000,
        })}
      </summary>
      {cachedTokens > 0 && <p>{t('cachedTokens', { tokens: cachedTokens })}</p>}
      {moves.length > 0 && (
        <ul>
          {moves.map(({ mark, to, when, isInlined }) => (
            <li key={mark} dir="auto">
              <code>{mark}</code> {when} → <bdi>{nameOf(to)}</bdi> {isInlined ? '' : t('secondCall')}
            </li>
          ))}
        </ul>
      )}
      <CodeBlock label={t('prompt')}>{instructions}</CodeBlock>
      <ReplayStep
        model={model}
        instructions={instructions}
        usesKnowledge={usesKnowledge}
        sourceIds={sourceIds}
        results={results}
      />
    </details>
  )
}

/** Returns the answers of the tools called before a step. */
function resultsOf(before: readonly TraceStep[]) {
  return before.flatMap((step) => (step.step === 'tool' ? [{ name: step.name, content: step.answer }] : []))
}

function ToolStep({ step }: { step: Extract<TraceStep, { step: 'tool' }> }) {
  const { name, arguments: given, answer, ended, totalMs } = step
  const state = { ok: 'toolOk', failed: 'toolFailed', waits: 'toolWaits' } as const
  return (
    <details>
      <summary data-ended={ended}>
        <b>{name}</b> {t(state[ended], { seconds: totalMs / 1000 })}
      </summary>
      <CodeBlock label={t('toolArguments')}>{given}</CodeBlock>
      <CodeBlock label={t('toolAnswer')}>{answer}</CodeBlock>
    </details>
  )
}
