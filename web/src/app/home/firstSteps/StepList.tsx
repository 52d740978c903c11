import { IconCheck } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import styles from './StepList.module.css'
import { t } from '../texts.ts'

export interface Step {
  id: string
  isDone: boolean
  title: string
  hint: string
  /** The button of the step; hidden once it is done. */
  action: ReactNode
}

interface StepListProps {
  steps: readonly Step[]
  /** The content beside the sentence about automatic ticks. */
  children?: ReactNode
}

/** Steps in order, with the number of finished ones. The first unfinished one is highlighted. */
export function StepList({ steps, children }: StepListProps) {
  const id = useId()
  const count = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('firstSteps')}</h2>
        <span>{t('firstStepsDone', { done: count, all: steps.length })}</span>
        <progress max={steps.length} value={count} aria-hidden="true" />
      </header>
      <ol>
        {steps.map((step) => (
          <li key={step.id} data-done={step.isDone} data-next={step === next}>
            <span className={styles.mark}>
              {step.isDone && (
                <>
                  <IconCheck size={14} stroke={2.5} aria-hidden="true" />
                  <span className="unseen">{t('stepDone')}</span>
                </>
              )}
            </span>
            <span className={styles.words}>
              <b>{step.title}</b>
              <span>{step.hint}</span>
            </span>
            {!step.isDone && step.action}
          </li>
        ))}
      </ol>
      <footer>
        <p>{t('firstStepsHint')}</p>
        {children}
      </footer>
    </section>
  )
}
