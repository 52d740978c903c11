import { Stepper } from '@mantine/core'
import styles from './WizardSteps.module.css'
import type { WizardStep } from './wizardDraft.ts'
import { t } from './texts.ts'

const steps: WizardStep[] = ['company', 'branding', 'success']

interface WizardStepsProps {
  step: WizardStep
  isBusy: boolean
  onGo: (step: WizardStep) => void
}

/** The current step; the two steps with input can be opened at any time. */
export function WizardSteps({ step, isBusy, onGo }: WizardStepsProps) {
  const current = steps.indexOf(step)
  return (
    <nav aria-label={t('steps')}>
      <Stepper
        active={step === 'success' ? steps.length : current}
        size="sm"
        iconSize={24}
        wrap={false}
        classNames={styles}
        onStepClick={(index) => onGo(steps[index] ?? step)}
      >
        {steps.map((entry, index) => {
          const isOpen = !isBusy && entry !== 'success' && entry !== step
          return (
            <Stepper.Step
              key={entry}
              label={t(`step_${entry}`)}
              icon={<span aria-hidden="true">{index + 1}</span>}
              aria-current={entry === step ? 'step' : undefined}
              allowStepSelect={isOpen}
              disabled={!isOpen}
            />
          )
        })}
      </Stepper>
    </nav>
  )
}
