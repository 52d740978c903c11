import { NativeSelect, Textarea } from '@mantine/core'
import { languages } from '@parley/functions/shared/languages'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft } from '../AgentDraftContext.ts'
import { languageOptions } from './language/languageOptions.ts'
import { NumberSetting } from './NumberSetting.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import styles from './SettingsPage.module.css'

/** Own styles for the widget, and voice calls in it. */
export function AdvancedTab() {
  const { draft, change, errors } = useAgentDraft()
  const { voiceConfig } = draft
  const { webCalling, utteranceThreshold, transcriber } = voiceConfig
  return (
    <>
      <FormSection title="Voice calls">
        <SettingSwitch
          label="Visitors can call the agent"
          description="In the browser, with their microphone. The words of a call stand in the conversation."
          isOn={webCalling}
          onChange={(isOn) => change({ voiceConfig: { ...voiceConfig, webCalling: isOn } })}
        />
        <NativeSelect
          label="Language that is listened for"
          w={280}
          disabled={!webCalling}
          value={transcriber.language}
          data={languageOptions(languages, transcriber.language)}
          error={errors['voiceConfig.transcriber.language']}
          onChange={(event) =>
            change({
              voiceConfig: {
                ...voiceConfig,
                transcriber: { ...transcriber, language: event.currentTarget.value },
              },
            })
          }
        />
        <NumberSetting
          label="Pause that ends what somebody says"
          description="A shorter one answers sooner; a longer one lets people think."
          unit="ms"
          most={5000}
          step={50}
          isDisabled={!webCalling}
          value={utteranceThreshold}
          error={errors['voiceConfig.utteranceThreshold']}
          onChange={(threshold) => change({ voiceConfig: { ...voiceConfig, utteranceThreshold: threshold } })}
        />
      </FormSection>
      <FormSection
        title="Custom CSS"
        lead="Applies inside the widget alone. Publishing takes out url(), @import and position: fixed, which could reach beyond it."
      >
        <Textarea
          aria-label="Custom CSS"
          className={styles.css ?? ''}
          spellCheck={false}
          autoCapitalize="off"
          value={draft.ADVANCED_customCSS}
          maxLength={agentTextLimits.customCss}
          placeholder={'.head {\n  letter-spacing: 0.02em;\n}'}
          error={errors['ADVANCED_customCSS']}
          onChange={(event) => change({ ADVANCED_customCSS: event.currentTarget.value })}
        />
      </FormSection>
    </>
  )
}
