import { IconCheck } from '@tabler/icons-react'
import styles from './AgentWizard.module.css'
import type { WizardStep } from './wizardDraft.ts'

const steps: { step: WizardStep; label: string }[] = [
  { step: 'company', label: 'Company' },
  { step: 'branding', label: 'Branding' },
  { step: 'success', label: 'Done' },
]

interface WizardStepsProps {
  step: WizardStep
  isBusy: boolean
  onGo: (step: WizardStep) => void
}

/** Where one is; the two steps that ask something can be gone to at any time. */
export function WizardSteps({ step, isBusy, onGo }: WizardStepsProps) {
  const current = steps.findIndex((entry) => entry.step === step)
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map((entry, index) => (
        <li
          key={entry.step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current}
        >
          <button
            type="button"
            disabled={isBusy || entry.step === 'success' || index === current}
            onClick={() => onGo(entry.step)}
          >
            <i aria-hidden="true">
              {index < current || step === 'success' ? <IconCheck size={13} stroke={2.5} /> : index + 1}
            </i>
            <span>{entry.label}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
