import { NativeSelect, Slider } from '@mantine/core'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { models } from '@parley/functions/shared/models'
import { texts } from '@parley/functions/shared/texts'
import { useId } from 'react'
import formStyles from '../../components/Form.module.css'
import { FormSection } from '../../components/FormSection.tsx'
import { Page } from '../../components/Page.tsx'
import { formatCount } from '../../lib/formats.ts'
import { useAgentDraft, useAgentEditing, useStoredAgent } from './AgentDraftContext.ts'
import { LongTextField } from './LongTextField.tsx'
import { NumberField } from './NumberField.tsx'
import { pricePerMillion } from './pricePerMillion.ts'

const inputWrapperOrder: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
]

/** What the agent is told, and how it thinks. */
export function PromptPage() {
  const title = useStoredAgent((stored) => stored.title)
  return (
    <Page title="Prompt" documentTitle={`Prompt · ${title}`} width="narrow">
      <div className={formStyles.form}>
        <FormSection
          title="Instructions"
          lead="Who the agent is, what it should do, and what it must not. Its knowledge is added by itself."
        >
          <PromptField />
        </FormSection>
        <FormSection title="Model">
          <ModelField />
          <TemperatureField />
          <div className={formStyles.pair}>
            <NumberField
              path="vgOptions.maxTokens"
              label="Max tokens"
              description="The longest answer."
              least={64}
              most={8192}
            />
            <ChunkSizeField />
          </div>
        </FormSection>
      </div>
    </Page>
  )
}

function PromptField() {
  const length = useAgentDraft(({ vgOptions }) => vgOptions.systemPrompt.length)
  return (
    <LongTextField
      path="vgOptions.systemPrompt"
      label="System prompt"
      autosize
      minRows={12}
      maxRows={28}
      maxLength={agentTextLimits.systemPrompt}
      description={`${formatCount(length)} of ${formatCount(agentTextLimits.systemPrompt)} characters`}
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
      label="Model"
      value={chosen}
      data={models.map(({ id, label }) => ({ value: id, label }))}
      description={`${price.input} credits per million tokens read, ${price.output} per million written`}
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
        Temperature: {temperature.toFixed(1)}
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
          { value: 0, label: 'Exact' },
          { value: 1, label: 'Balanced' },
          { value: 2, label: 'Loose' },
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
      label="Max chunk size"
      description="Characters of one passage."
      least={1000}
      most={8000}
      error={isTooSmall ? texts.chunkSizeTooSmall : undefined}
    />
  )
}
