import { TagsInput } from '@mantine/core'
import type { OrganisationDraft } from '@parley/functions/shared/agencies/organisation'
import { tagLimits } from '@parley/functions/shared/limits'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

interface InboxOfOrganisationProps {
  values: OrganisationDraft
  onChange: (changes: Partial<OrganisationDraft>) => void
}

/** Edits how the clients of an organisation handle conversations. */
export function InboxOfOrganisation({ values, onChange }: InboxOfOrganisationProps) {
  const { settings, disableHandoff, predefinedTags, disallowAnyTags } = values
  const set = (changes: Partial<OrganisationDraft['settings']>) =>
    onChange({ settings: { ...settings, ...changes } })
  return (
    <FormSection title={t('conversations')}>
      <div className={styles.form}>
        <SettingSwitch
          label={t('canTakeOver')}
          description={t('canTakeOverHint')}
          isOn={!disableHandoff}
          onChange={(isOn) => onChange({ disableHandoff: !isOn })}
        />
        <SettingSwitch
          label={t('handsOver')}
          description={t('handsOverHint')}
          isOn={settings.smartHandoff}
          onChange={(smartHandoff) => set({ smartHandoff })}
        />
        <SettingSwitch
          label={t('saysHandoff')}
          description={t('saysHandoffHint')}
          isOn={!settings.disableHandoffMessages}
          onChange={(isOn) => set({ disableHandoffMessages: !isOn })}
        />
        <SettingSwitch
          label={t('cannedForClients')}
          description={t('cannedForClientsHint')}
          isOn={settings.enableCannedResponses}
          onChange={(enableCannedResponses) => set({ enableCannedResponses })}
        />
        <TagsInput
          label={t('tagsOfOrganisation')}
          description={t('tagsOfOrganisationHint')}
          maxTags={tagLimits.predefined}
          value={predefinedTags}
          onChange={(tags) =>
            onChange({
              predefinedTags: tags.map((tag) => tag.trim().slice(0, tagLimits.characters)).filter(Boolean),
            })
          }
        />
        <SettingSwitch
          label={t('onlyTheseTags')}
          isOn={disallowAnyTags}
          onChange={(isOn) => onChange({ disallowAnyTags: isOn })}
        />
      </div>
    </FormSection>
  )
}
