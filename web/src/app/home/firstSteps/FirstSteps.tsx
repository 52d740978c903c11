import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useShellActions } from '../../shell/shellActions.ts'
import { StepList } from './StepList.tsx'
import { t } from '../texts.ts'
import { firstSteps, type FirstStep, type StepsDone } from './useFirstSteps.ts'

interface FirstStepsProps {
  done: StepsDone
  /** The newest agent; undefined before the first one. */
  agentId: string | undefined
  onHide: () => void
}

/** The steps from an empty workspace to a website. A finished step is ticked automatically. */
export function FirstSteps({ done, agentId, onHide }: FirstStepsProps) {
  const next = firstSteps.find((step) => !done[step])
  const steps = firstSteps.map((step) => ({
    id: step,
    isDone: done[step],
    title: t(`step_${step}`),
    hint: t(`stepHint_${step}`),
    action: <StepButton step={step} agentId={agentId} isNext={step === next} />,
  }))
  return (
    <StepList steps={steps}>
      <Button variant="subtle" size="compact-sm" onClick={onHide}>
        {t('hideFirstSteps')}
      </Button>
    </StepList>
  )
}

interface StepButtonProps {
  step: FirstStep
  agentId: string | undefined
  isNext: boolean
}

/** Links to the page of a step; without an agent, every step creates one. */
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
    <Button component={Link} variant={variant} to={pathOf(step, agentId ?? '')}>
      {t(`stepAction_${step}`)}
    </Button>
  )

  function pathOf(kind: Exclude<FirstStep, 'agent'>, agent: string): string {
    switch (kind) {
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
