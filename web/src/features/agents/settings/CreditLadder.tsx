import { creditSteps, type WidgetOptions } from '@parley/functions/shared/widget/widgetOptions'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { useAgentDraft, useAgentEditing } from '../draft/AgentDraftContext.ts'
import { LongTextField } from '../fields/LongTextField.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { t } from './texts.ts'

type Step = WidgetOptions['outOfCredits']['steps'][number]

/** The fallbacks when the workspace's credit is used up, in order. */
export function CreditLadder() {
  const { store } = useAgentEditing()
  const steps = useAgentDraft(({ widgetOptions }) => widgetOptions.outOfCredits.steps)
  const hasForm = useAgentDraft(({ widgetOptions }) => widgetOptions.forms.length > 0)
  const canHandOff = useAgentDraft(({ widgetOptions }) => widgetOptions.canHandOff)
  const missing: Partial<Record<Step, string>> = {
    ...(!hasForm && { form: t('formFirst') }),
    ...(!canHandOff && { person: t('personFirst') }),
  }
  const hasMessage = steps.includes('form') || steps.includes('person')

  return (
    <FormSection title={t('outOfCreditTitle')} lead={t('outOfCreditHint')}>
      {creditSteps.map((step) => (
        <SettingSwitch
          key={step}
          label={t(`step_${step}`)}
          description={missing[step] ?? t(`stepText_${step}`)}
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
        label={t('whatIsSaidThen')}
        disabled={!hasMessage}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={300}
      />
    </FormSection>
  )
}
