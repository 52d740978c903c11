import { NativeSelect, Slider } from '@mantine/core'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { models } from '@parley/functions/shared/models'
import { useId, type ReactNode } from 'react'
import formStyles from '../../components/Form.module.css'
import { FormSection } from '../../components/FormSection.tsx'
import { Page } from '../../components/Page.tsx'
import { useAgentDraft, useAgentEditing, useStoredAgent } from './AgentDraftContext.ts'
import { DraftPreview } from './DraftPreview.tsx'
import { LongTextField } from './LongTextField.tsx'
import { NumberField } from './NumberField.tsx'
import { PreviewBeside } from './PreviewBeside.tsx'
import { pricePerMillion } from './pricePerMillion.ts'
import styles from './PromptPage.module.css'
import { t } from './texts.ts'

const inputWrapperOrder: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
]

interface PromptPageProps {
  /** Another way to tell it, below the instructions. */
  otherWay?: ReactNode
}

/** What the agent is told, and how it thinks. */
export function PromptPage({ otherWay }: PromptPageProps) {
  const title = useStoredAgent((stored) => stored.title)
  return (
    <Page title={t('prompt')} documentTitle={`${t('prompt')} · ${title}`}>
      <PreviewBeside label={t('previewOfTheWidget')} preview={<DraftPreview />}>
        <div className={formStyles.form}>
          <FormSection title={t('instructions')} lead={t('promptHint')}>
            <PromptField />
          </FormSection>
          {otherWay}
          <FormSection title={t('model')}>
            <ModelField />
            <TemperatureField />
            <div className={formStyles.pair}>
              <NumberField
                path="vgOptions.maxTokens"
                label={t('maxTokens')}
                description={t('theLongestAnswer')}
                least={64}
                most={8192}
              />
              <ChunkSizeField />
            </div>
          </FormSection>
        </div>
      </PreviewBeside>
    </Page>
  )
}

function PromptField() {
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

function ModelField() {
  const { store } = useAgentEditing()
  const chosen = useAgentDraft(({ vgOptions }) => vgOptions.model)
  const price = pricePerMillion(chosen)
  return (
    <NativeSelect
      label={t('model')}
      value={chosen}
      data={models.map(({ id, label }) => ({ value: id, label }))}
      description={t('pricePerMillion', price)}
      inputWrapperOrder={inputWrapperOrder}
      onChange={(event) => store.change({ 'vgOptions.model': event.currentTarget.value })}
    />
  )
}

function TemperatureField() {
  const { store } = useAgentEditing()
  const temperature = useAgentDraft(({ vgOptions }) => vgOptions.temperature)
  const id = useId()
  return (
    <div>
      <div id={id} className="mantine-InputWrapper-label">
        {t('temperatureIs', { temperature })}
      </div>
      <Slider
        thumbProps={{ 'aria-labelledby': id }}
        min={0}
        max={2}
        step={0.1}
        label={null}
        value={temperature}
        onChange={(next) => store.change({ 'vgOptions.temperature': Math.round(next * 10) / 10 })}
        marks={[
          { value: 0, label: t('exact') },
          { value: 1, label: t('balanced') },
          { value: 2, label: t('loose') },
        ]}
        mb={24}
        mx={12}
      />
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
      least={1000}
      most={8000}
      error={isTooSmall ? t('chunkSizeTooSmall') : undefined}
    />
  )
}
