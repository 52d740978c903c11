import { Button } from '@mantine/core'
import { Link, useOutletContext } from 'react-router-dom'
import { useAgentEditing, useStoredAgent } from '../../features/agents/draft/AgentDraftContext.ts'
import { webPaths } from '../../lib/webPaths.ts'
import type { AgentFrameActions } from '../agentFrame/AgentFrameActions.ts'
import { StepList, type Step } from '../home/firstSteps/StepList.tsx'
import { t as homeText } from '../home/texts.ts'
import { ScriptButton } from './ScriptButton.tsx'
import type { SetUpStep } from './setUpSteps.ts'
import { t } from './texts.ts'

interface SetUpProps {
  steps: readonly SetUpStep[]
  done: Record<SetUpStep, boolean>
}

/** The remaining steps until visitors can write to a new agent, in order. */
export function SetUp({ steps, done }: SetUpProps) {
  const next = steps.find((step) => !done[step])
  return <StepList steps={steps.map(stepOf)} />

  function stepOf(step: SetUpStep): Step {
    const words =
      step === 'script'
        ? { title: homeText('step_script'), hint: homeText('stepHint_script') }
        : { title: t(`next_${step}`), hint: t(`nextHint_${step}`) }
    const action = <SetUpButton step={step} isNext={step === next} isPublished={done.publish} />
    return { id: step, isDone: done[step], ...words, action }
  }
}

interface SetUpButtonProps {
  step: SetUpStep
  isNext: boolean
  isPublished: boolean
}

/** The button of a step; the script step is disabled for an unpublished agent. */
function SetUpButton({ step, isNext, isPublished }: SetUpButtonProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const { showTest } = useOutletContext<AgentFrameActions>()
  const variant = isNext ? 'filled' : 'default'
  switch (step) {
    case 'knowledge':
      return (
        <Button variant={variant} component={Link} to={webPaths.agent(region, agentId, 'kb')}>
          {t('nextAction_knowledge')}
        </Button>
      )
    case 'publish':
      return (
        <Button variant={variant} onClick={showTest}>
          {t('nextAction_publish')}
        </Button>
      )
    case 'script':
      return isPublished && <ScriptButton variant={variant} />
  }
}
