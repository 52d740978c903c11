import formStyles from '../../../../components/forms/Form.module.css'
import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { useMay } from '../../../../lib/session/viewer.ts'
import { AnswerLimitFields } from '../../fields/AnswerLimitFields.tsx'
import { t } from '../texts.ts'

/** The limits of what the agent reads and writes at once. */
export function TechnicalTab() {
  const mayChange = useMay('changeInstructions')
  return (
    <fieldset disabled={!mayChange} className={formStyles.form}>
      <FormSection title={t('limits')} lead={t('limitsHint')}>
        <AnswerLimitFields />
      </FormSection>
    </fieldset>
  )
}
