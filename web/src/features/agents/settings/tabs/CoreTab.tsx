import formStyles from '../../../../components/forms/Form.module.css'
import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { useMay } from '../../../../lib/session/viewer.ts'
import { useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { ModelFields } from '../../fields/ModelFields.tsx'
import { PromptField } from '../../fields/PromptField.tsx'
import { ProjectSection } from '../ProjectSection.tsx'
import { t } from '../texts.ts'

/** The source of answers: a project, or a model with its instructions. */
export function CoreTab() {
  const platform = useStoredAgent(({ agentPlatform }) => agentPlatform)
  return platform === 'vf' ? <ProjectSection /> : <ModelPart />
}

/** The instructions for all nodes, and the model. */
function ModelPart() {
  const hasNodes = useStoredAgent(({ enableNodes }) => enableNodes)
  const mayChange = useMay('changeInstructions')
  return (
    <fieldset disabled={!mayChange} className={formStyles.form}>
      <FormSection title={t('instructions')} lead={t(hasNodes ? 'forEveryNode' : 'whoTheAgentIs')}>
        <PromptField />
      </FormSection>
      <FormSection title={t('model')} lead={hasNodes ? t('nodesMayDiffer') : undefined}>
        <ModelFields />
      </FormSection>
    </fieldset>
  )
}
