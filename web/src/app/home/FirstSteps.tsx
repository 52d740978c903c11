import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useShellActions } from '../shellActions.ts'
import styles from './FirstSteps.module.css'
import { t } from './texts.ts'
import { firstSteps, type FirstStep, type StepsDone } from './useFirstSteps.ts'

interface FirstStepsProps {
  done: StepsDone
  /** The newest agent; undefined before the first one. */
  agentId: string | undefined
  onHide: () => void
}

/** The way from nothing to the website. What is done ticks itself. */
export function FirstSteps({ done, agentId, onHide }: FirstStepsProps) {
  const count = firstSteps.filter((step) => done[step]).length
  const next = firstSteps.find((step) => !done[step])
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <header>
        <h2 id="first-steps">{t('firstSteps')}</h2>
        <span>{t('firstStepsDone', { done: count, all: firstSteps.length })}</span>
        <progress max={firstSteps.length} value={count} aria-hidden="true" />
      </header>
      <ol>
        {firstSteps.map((step) => (
          <li key={step} data-done={done[step]} data-next={step === next}>
            <span className={styles.mark}>
              {done[step] && (
                <>
                  <IconCheck size={14} stroke={2.5} aria-hidden="true" />
                  <span className="unseen">{t('stepDone')}</span>
                </>
              )}
            </span>
            <span className={styles.words}>
              <b>{t(`step_${step}`)}</b>
              <span>{t(`stepHint_${step}`)}</span>
            </span>
            {!done[step] && <StepButton step={step} agentId={agentId} isNext={step === next} />}
          </li>
        ))}
      </ol>
      <footer>
        <p>{t('firstStepsHint')}</p>
        <Button variant="subtle" size="compact-sm" onClick={onHide}>
          {t('hideFirstSteps')}
        </Button>
      </footer>
    </section>
  )
}

interface StepButtonProps {
  step: FirstStep
  agentId: string | undefined
  isNext: boolean
}

/** Leads to where a step is done; without an agent there is nothing to do but to make one. */
function StepButton({ step, agentId, isNext }: StepButtonProps) {
  const { region } = useWorkspaceRef()
  const { openNewAgent } = useShellActions()
  const variant = isNext ? 'filled' : 'default'
  if (step === 'agent')
    return (
      <Button variant={variant} onClick={openNewAgent}>
        {t('stepAction_agent')}
      </Button>
    )
  if (step !== 'colleague' && agentId === undefined) return null
  return (
    <Button component={Link} variant={variant} to={addressOf(step, agentId ?? '')}>
      {t(`stepAction_${step}`)}
    </Button>
  )

  function addressOf(wanted: Exclude<FirstStep, 'agent'>, agent: string): string {
    switch (wanted) {
      case 'knowledge':
        return webPaths.agent(region, agent, 'kb')
      case 'test':
        return webPaths.testChat(region, agent)
      case 'publish':
      case 'script':
        return webPaths.agent(region, agent)
      case 'colleague':
        return webPaths.workspace(region, 'invite')
    }
  }
}
