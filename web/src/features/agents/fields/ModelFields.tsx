import { Slider } from '@mantine/core'
import { fallbackChoices } from '@parley/functions/shared/models/models'
import { useId } from 'react'
import { ModelSelect } from '../../../components/forms/ModelSelect.tsx'
import { useModels } from '../../../lib/agents/useModels.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { useAgentDraft, useAgentEditing } from '../draft/AgentDraftContext.ts'
import { pricePerMillion } from './pricePerMillion.ts'
import { t } from '../texts.ts'

/** The model, its fallback, and the temperature. */
export function ModelFields() {
  return (
    <>
      <ModelField />
      <FallbackField />
      <TemperatureField />
    </>
  )
}

function ModelField() {
  const { store } = useAgentEditing()
  const chosen = useAgentDraft(({ vgOptions }) => vgOptions.model)
  const models = useModels()
  const price = models.find(({ id }) => id === chosen)
  return (
    <ModelSelect
      label={t('model')}
      description={price && t('pricePerMillion', pricePerMillion(price))}
      models={models}
      value={chosen}
      onChange={(id) => store.change({ 'vgOptions.model': id })}
    />
  )
}

/** The model that answers when the first one fails, which is also another vendor's server. */
function FallbackField() {
  const { store } = useAgentEditing()
  const chosen = useAgentDraft(({ vgOptions }) => vgOptions.fallbackModel ?? 'auto')
  const model = useAgentDraft(({ vgOptions }) => vgOptions.model)
  const models = useModels()
  return (
    <ModelSelect
      label={t('fallbackModel')}
      description={t('fallbackHint')}
      models={models.filter(({ id }) => id !== model)}
      others={fallbackChoices.map((value) => ({ value, label: t(`fallback_${value}`) }))}
      value={chosen}
      onChange={(value) => store.change({ 'vgOptions.fallbackModel': value })}
    />
  )
}

function TemperatureField() {
  const { store } = useAgentEditing()
  const mayChange = useMay('changeInstructions')
  const temperature = useAgentDraft(({ vgOptions }) => vgOptions.temperature)
  const id = useId()
  return (
    <div>
      <div id={id} className="mantine-InputWrapper-label">
        {t('temperatureIs', { temperature })}
      </div>
      <Slider
        thumbProps={{ 'aria-labelledby': id }}
        disabled={!mayChange}
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
