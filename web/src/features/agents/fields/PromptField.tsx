import { agentTextLimits } from '@parley/functions/shared/limits'
import { useAgentDraft } from '../draft/AgentDraftContext.ts'
import { LongTextField } from './LongTextField.tsx'
import styles from '../PromptPage.module.css'
import { t } from '../texts.ts'

const inputWrapperOrder: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
]

/** The agent's instructions, which apply in every node of its flow. */
export function PromptField() {
  const length = useAgentDraft(({ vgOptions }) => vgOptions.systemPrompt.length)
  return (
    <LongTextField
      path="vgOptions.systemPrompt"
      label={t('systemPrompt')}
      classNames={{ input: styles.prompt ?? '' }}
      rows={12}
      maxLength={agentTextLimits.systemPrompt}
      description={t('charactersOf', { count: length, most: agentTextLimits.systemPrompt })}
      inputWrapperOrder={inputWrapperOrder}
    />
  )
}
