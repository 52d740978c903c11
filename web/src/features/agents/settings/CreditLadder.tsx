import { creditSteps, type WidgetOptions } from '@parley/functions/shared/widgetOptions'
import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft, useAgentEditing } from '../AgentDraftContext.ts'
import { LongTextField } from '../LongTextField.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'

type Step = WidgetOptions['outOfCredits']['steps'][number]

const labels: Record<Step, { label: string; description: string }> = {
  cheaperModel: {
    label: 'Answer with a cheaper model',
    description: 'Of the same maker, as long as the credit still pays for one of its answers.',
  },
  pairs: {
    label: 'Give corrected answers',
    description: 'Questions whose answer somebody has corrected in the inbox cost nothing.',
  },
  form: {
    label: 'Ask for contact details',
    description: 'With the first of the agent’s forms; what is sent is listed under Leads.',
  },
  person: {
    label: 'Ask for a person',
    description: 'The conversation waits under Conversations until somebody comes.',
  },
}

/** What visitors meet when the workspace's credit is used up, one step after the other. */
export function CreditLadder() {
  const { store } = useAgentEditing()
  const steps = useAgentDraft(({ widgetOptions }) => widgetOptions.outOfCredits.steps)
  const hasForm = useAgentDraft(({ widgetOptions }) => widgetOptions.forms.length > 0)
  const canHandOff = useAgentDraft(({ widgetOptions }) => widgetOptions.canHandOff)
  const missing: Partial<Record<Step, string>> = {
    ...(!hasForm && { form: 'Add a form first, under Widget.' }),
    ...(!canHandOff && { person: 'Let visitors ask for a person first.' }),
  }
  const saysMessage = steps.includes('form') || steps.includes('person')

  return (
    <FormSection
      title="When the credit is used up"
      lead="The agent takes these steps in this order. With none of them left the chat closes until there is credit again."
    >
      {creditSteps.map((step) => (
        <SettingSwitch
          key={step}
          label={labels[step].label}
          description={missing[step] ?? labels[step].description}
          isOn={steps.includes(step)}
          isDisabled={missing[step] !== undefined && !steps.includes(step)}
          onChange={(isOn) =>
            store.change({
              'widgetOptions.outOfCredits.steps': creditSteps.filter((other) =>
                other === step ? isOn : steps.includes(other),
              ),
            })
          }
        />
      ))}
      <LongTextField
        path="widgetOptions.outOfCredits.message"
        label="What is said then"
        disabled={!saysMessage}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={300}
      />
    </FormSection>
  )
}
