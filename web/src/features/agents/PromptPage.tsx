import { NativeSelect, Slider, Textarea } from '@mantine/core'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { models } from '@parley/functions/shared/models'
import { texts } from '@parley/functions/shared/texts'
import { useId } from 'react'
import formStyles from '../../components/Form.module.css'
import { FormSection } from '../../components/FormSection.tsx'
import { Page } from '../../components/Page.tsx'
import { formatCount } from '../../lib/formats.ts'
import { useAgentDraft } from './AgentDraftContext.ts'
import { pricePerMillion } from './pricePerMillion.ts'
import { NumberSetting } from './settings/NumberSetting.tsx'

/** What the agent is told, and how it thinks. */
export function PromptPage() {
  const { stored, draft, changeOptions, errors } = useAgentDraft()
  const { vgOptions } = draft
  const temperatureId = useId()
  const price = pricePerMillion(vgOptions.model)
  const chunkError =
    errors['vgOptions.maxChunkSize'] ?? (vgOptions.maxChunkSize < 1000 ? texts.chunkSizeTooSmall : undefined)

  return (
    <Page title="Prompt" documentTitle={`Prompt · ${stored.title}`} width="narrow">
      <div className={formStyles.form}>
        <FormSection
          title="Instructions"
          lead="Who the agent is, what it should do, and what it must not. Its knowledge is added by itself."
        >
          <Textarea
            label="System prompt"
            autosize
            minRows={12}
            maxRows={28}
            value={vgOptions.systemPrompt}
            maxLength={agentTextLimits.systemPrompt}
            error={errors['vgOptions.systemPrompt']}
            onChange={(event) => changeOptions({ systemPrompt: event.currentTarget.value })}
            description={`${formatCount(vgOptions.systemPrompt.length)} of ${formatCount(agentTextLimits.systemPrompt)} characters`}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
          />
        </FormSection>
        <FormSection title="Model">
          <NativeSelect
            label="Model"
            value={vgOptions.model}
            data={models.map(({ id, label }) => ({ value: id, label }))}
            description={`${price.input} credits per million tokens read, ${price.output} per million written`}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            onChange={(event) => {
              const model = models.find(({ id }) => id === event.currentTarget.value)
              if (model) changeOptions({ model: model.id })
            }}
          />
          <div>
            <div id={temperatureId} className="mantine-InputWrapper-label">
              Temperature: {vgOptions.temperature.toFixed(1)}
            </div>
            <Slider
              thumbProps={{ 'aria-labelledby': temperatureId }}
              min={0}
              max={2}
              step={0.1}
              label={null}
              value={vgOptions.temperature}
              onChange={(temperature) => changeOptions({ temperature: Math.round(temperature * 10) / 10 })}
              marks={[
                { value: 0, label: 'Exact' },
                { value: 1, label: 'Balanced' },
                { value: 2, label: 'Loose' },
              ]}
              mb={24}
              mx={12}
            />
          </div>
          <div className={formStyles.pair}>
            <NumberSetting
              label="Max tokens"
              description="The longest answer."
              least={64}
              most={8192}
              value={vgOptions.maxTokens}
              error={errors['vgOptions.maxTokens']}
              onChange={(maxTokens) => changeOptions({ maxTokens })}
            />
            <NumberSetting
              label="Max chunk size"
              description="Characters of one passage."
              least={1000}
              most={8000}
              value={vgOptions.maxChunkSize}
              error={chunkError}
              onChange={(maxChunkSize) => changeOptions({ maxChunkSize })}
            />
          </div>
        </FormSection>
      </div>
    </Page>
  )
}
