import { NativeSelect } from '@mantine/core'
import { languages } from '@parley/functions/shared/languages'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft, useAgentField } from '../AgentDraftContext.ts'
import { LongTextField } from '../LongTextField.tsx'
import { NumberField } from '../NumberField.tsx'
import { SwitchField } from '../SwitchField.tsx'
import { languageOptions } from './language/languageOptions.ts'
import styles from './SettingsPage.module.css'

/** Own styles for the widget, and voice calls in it. */
export function AdvancedTab() {
  const webCalling = useAgentDraft(({ voiceConfig }) => voiceConfig.webCalling)
  const language = useAgentDraft(({ voiceConfig }) => voiceConfig.transcriber.language)
  const { error, change } = useAgentField('voiceConfig.transcriber.language')
  return (
    <>
      <FormSection title="Voice calls">
        <SwitchField
          path="voiceConfig.webCalling"
          label="Visitors can call the agent"
          description="In the browser, with their microphone. The words of a call stand in the conversation."
        />
        <NativeSelect
          label="Language that is listened for"
          w={280}
          disabled={!webCalling}
          value={language}
          data={languageOptions(languages, language)}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <NumberField
          path="voiceConfig.utteranceThreshold"
          label="Pause that ends what somebody says"
          description="A shorter one answers sooner; a longer one lets people think."
          unit="ms"
          most={5000}
          step={50}
          isDisabled={!webCalling}
        />
      </FormSection>
      <FormSection
        title="Custom CSS"
        lead="Applies inside the widget alone. Publishing takes out url(), @import and position: fixed, which could reach beyond it."
      >
        <LongTextField
          path="ADVANCED_customCSS"
          aria-label="Custom CSS"
          className={styles.css ?? ''}
          spellCheck={false}
          autoCapitalize="off"
          maxLength={agentTextLimits.customCss}
          placeholder={'.head {\n  letter-spacing: 0.02em;\n}'}
        />
      </FormSection>
    </>
  )
}
