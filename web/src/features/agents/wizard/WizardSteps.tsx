import { IconCheck } from '@tabler/icons-react'
import styles from './AgentWizard.module.css'
import type { WizardStep } from './wizardDraft.ts'
import { t } from './texts.ts'

const steps: WizardStep[] = ['company', 'branding', 'success']

interface WizardStepsProps {
  step: WizardStep
  isBusy: boolean
  onGo: (step: WizardStep) => void
}

/** Where one is; the two steps that ask something can be gone to at any time. */
export function WizardSteps({ step, isBusy, onGo }: WizardStepsProps) {
  const current = steps.indexOf(step)
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((entry, index) => (
        <li key={entry} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
          <button
            type="button"
            disabled={isBusy || entry === 'success' || index === current}
            onClick={() => onGo(entry)}
          >
            <i aria-hidden="true">
              {index < current || step === 'success' ? <IconCheck size={13} stroke={2.5} /> : index + 1}
            </i>
            <span>{t(`step_${entry}`)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
