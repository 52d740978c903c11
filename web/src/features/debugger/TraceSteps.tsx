import type { TraceStep, TurnTrace } from '@parley/functions/shared/flow/trace'
import { arrow } from '../../components/text/arrow.ts'
import { timeSpans, TimeBar, type TimeSpan } from '../../components/trace/TimeBar.tsx'
import { CodeBlock } from '../../components/text/CodeBlock.tsx'
import { nameOfKind } from '../../lib/agents/nameOfKind.ts'
import { formatUsed } from '../../lib/formats/formatCredits.ts'
import { ReplayStep } from './ReplayStep.tsx'
import { describeRule } from './describeRule.ts'
import styles from './TraceSteps.module.css'
import { t } from './texts.ts'

/**
 * Shows how an answer was made, step by step: rules, edges, calls of models and tools, each with its input.
 */
export function TraceSteps({ trace }: { trace: TurnTrace }) {
  const { steps, names, kinds = {}, ruleNames, from, to } = trace
  const nameOf = (id: string) => names[id] || (kinds[id] ? nameOfKind(kinds[id]) : t('unnamedStep'))
  const spans = timeSpans(steps.map((step) => ('totalMs' in step ? step.totalMs : undefined)))
  return (
    <section className={styles.trace}>
      <h3>{from ? t('wayFromTo', { from: nameOf(from), to: nameOf(to) }) : t('steps')}</h3>
      <ol>
        {steps.map((step, index) => (
          // Steps are only ever appended, so their index identifies them.
          <li key={index} data-step={step.step} data-missed={step.step === 'rule' && !step.isMet}>
            <StepView
              step={step}
              nameOf={nameOf}
              ruleNames={ruleNames}
              before={steps.slice(0, index)}
              span={spans[index]}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface StepViewProps {
  step: TraceStep
  nameOf: (id: string) => string
  ruleNames: TurnTrace['ruleNames']
  /** The steps before this one. */
  before: readonly TraceStep[]
  /** When it ran within the turn; undefined for a step that takes no time. */
  span: TimeSpan | undefined
}

function StepView({ step, nameOf, ruleNames, before, span }: StepViewProps) {
  switch (step.step) {
    case 'rule': {
      const rule = describeRule(step.rule, ruleNames)
      return <span dir="auto">{t(step.isMet ? 'ruleMet' : 'ruleMissed', { rule, to: nameOf(step.to) })}</span>
    }
    case 'move':
      return <span dir="auto">{t(moveTexts[step.by], { from: nameOf(step.node), to: nameOf(step.to) })}</span>
    case 'fixed':
      return <span dir="auto">{t('fixedWords', { node: nameOf(step.node) })}</span>
    case 'collected':
    case 'dropped':
      return (
        <span dir="auto">
          {t(step.step)} <code>{step.key}</code> <bdi>{step.value}</bdi>
        </span>
      )
    case 'unknownMark':
      return <span>{t('unknownMark', { mark: step.mark })}</span>
    case 'fallback':
      return <span>{t(`fallback_${step.reason}`, { model: step.model, to: step.to })}</span>
    case 'model':
      return <ModelStep step={step} nameOf={nameOf} results={resultsOf(before)} span={span} />
    case 'tool':
      return <ToolStep step={step} span={span} />
  }
}

const moveTexts = {
  rule: 'movedByRule',
  model: 'movedByModel',
  global: 'movedFromEverywhere',
  return: 'movedBack',
} as const

interface ModelStepProps extends Pick<StepViewProps, 'nameOf' | 'span'> {
  step: Extract<TraceStep, { step: 'model' }>
  results: ReturnType<typeof resultsOf>
}

function ModelStep({ step, nameOf, results, span }: ModelStepProps) {
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
        {span && <TimeBar {...span} />}
      </summary>
      {cachedTokens > 0 && <p>{t('cachedTokens', { tokens: cachedTokens })}</p>}
      {moves.length > 0 && (
        <ul>
          {moves.map(({ mark, to, when, isInlined }) => (
            <li key={mark} dir="auto">
              <code>{mark}</code> {when} {arrow()} <bdi>{nameOf(to)}</bdi> {isInlined ? '' : t('secondCall')}
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

interface ToolStepProps extends Pick<StepViewProps, 'span'> {
  step: Extract<TraceStep, { step: 'tool' }>
}

function ToolStep({ step, span }: ToolStepProps) {
  const { name, arguments: given, answer, ended, totalMs } = step
  const state = { ok: 'toolOk', failed: 'toolFailed', waits: 'toolWaits' } as const
  return (
    <details>
      <summary data-ended={ended}>
        <b>{name}</b> {t(state[ended], { seconds: totalMs / 1000 })}
        {span && <TimeBar {...span} />}
      </summary>
      <CodeBlock label={t('toolArguments')}>{given}</CodeBlock>
      <CodeBlock label={t('toolAnswer')}>{answer}</CodeBlock>
    </details>
  )
}
