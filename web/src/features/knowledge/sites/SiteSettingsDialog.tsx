import { TextInput } from '@mantine/core'
import type { Site } from '@parley/functions/shared/knowledge/sites'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { changeSite, type SiteRef } from './siteActions.ts'
import { ReachFields, RefreshField } from './SiteFields.tsx'
import { settingsForm, typedSettings } from './siteForm.ts'
import { t } from './texts.ts'

interface SiteSettingsDialogProps {
  place: SiteRef
  title: string
  site: Site
  onClose: () => void
}

/** Edits which pages of a site are read, and how often. */
export function SiteSettingsDialog({ place, title, site, onClose }: SiteSettingsDialogProps) {
  const form = useCallForm({
    initialValues: typedSettings(title, site.settings),
    schema: settingsForm,
    onSubmit: async ({ title: name, ...settings }) => {
      await changeSite(place, name, settings)
      void showToast(t('settingsSaved'))
      onClose()
    },
  })
  const { fields } = form

  return (
    <DialogForm title={t('siteSettings')} action={t('save')} size="lg" form={form} onClose={onClose}>
      <TextInput
        data-autofocus
        label={t('name')}
        description={t('nameHint')}
        {...fields.getInputProps('title')}
      />
      <RefreshField fields={fields} />
      <ReachFields fields={fields} />
    </DialogForm>
  )
}
