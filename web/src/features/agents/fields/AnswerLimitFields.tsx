import formStyles from '../../../components/forms/Form.module.css'
import { useAgentDraft } from '../draft/AgentDraftContext.ts'
import { NumberField } from './NumberField.tsx'
import { t } from '../texts.ts'

/** The maximum lengths of an answer and of a passage. */
export function AnswerLimitFields() {
  return (
    <div className={formStyles.pair}>
      <NumberField
        path="vgOptions.maxTokens"
        label={t('maxTokens')}
        description={t('theLongestAnswer')}
        min={64}
        max={8192}
      />
      <ChunkSizeField />
    </div>
  )
}

function ChunkSizeField() {
  const isTooSmall = useAgentDraft(({ vgOptions }) => vgOptions.maxChunkSize < 1000)
  return (
    <NumberField
      path="vgOptions.maxChunkSize"
      label={t('maxChunkSize')}
      description={t('charactersOfOnePassage')}
      min={1000}
      max={8000}
      error={isTooSmall ? t('chunkSizeTooSmall') : undefined}
    />
  )
}
