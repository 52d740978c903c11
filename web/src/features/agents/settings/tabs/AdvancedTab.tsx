import { Button, NativeSelect } from '@mantine/core'
import { languages } from '@parley/functions/shared/texts/languages'
import { Link } from 'react-router-dom'
import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { useMay } from '../../../../lib/session/viewer.ts'
import { useAgentDraft, useAgentField } from '../../draft/AgentDraftContext.ts'
import { CssSection } from '../../css/CssSection.tsx'
import { NumberField } from '../../fields/NumberField.tsx'
import { SwitchField } from '../../fields/SwitchField.tsx'
import { languageOptions } from '../language/languageOptions.ts'
import { t } from '../texts.ts'

/** Voice calls in the widget, its own style sheet, and the transfer of the agent. */
export function AdvancedTab() {
  const webCalling = useAgentDraft(({ voiceConfig }) => voiceConfig.webCalling)
  const language = useAgentDraft(({ voiceConfig }) => voiceConfig.transcriber.language)
  const mayTransfer = useMay('transferAgent')
  const { error, change } = useAgentField('voiceConfig.transcriber.language')
  return (
    <>
      <FormSection title={t('voiceCalls')}>
        <SwitchField
          path="voiceConfig.webCalling"
          label={t('visitorsCanCallTheAgent')}
          description={t('callsHint')}
        />
        <NativeSelect
          label={t('listeningLanguage')}
          w={280}
          disabled={!webCalling}
          value={language}
          data={languageOptions(languages, language)}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <NumberField
          path="voiceConfig.utteranceThreshold"
          label={t('endingPause')}
          description={t('endingPauseHint')}
          unit={t('milliseconds')}
          max={5000}
          step={50}
          isDisabled={!webCalling}
        />
        <NumberField
          path="vapiConfig.maxDurationSeconds"
          label={t('longestCall')}
          description={t('longestCallHint')}
          unit={t('secondsShort')}
          max={43_200}
          step={60}
          isDisabled={!webCalling}
        />
      </FormSection>
      <CssSection />
      {mayTransfer && (
        <FormSection title={t('dangerZone')} lead={t('moveHint')}>
          <div>
            <Button component={Link} to="?tab=advanced&dialog=transfer" variant="default" color="red">
              {t('moveAgent')}
            </Button>
          </div>
        </FormSection>
      )}
    </>
  )
}
