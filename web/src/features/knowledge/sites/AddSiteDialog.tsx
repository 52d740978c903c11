import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core'
import { defaultSiteSettings } from '@parley/functions/shared/knowledge/sites'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useState } from 'react'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { addSite } from './siteActions.ts'
import { ReachFields, RefreshField } from './SiteFields.tsx'
import { coverages, newSiteForm, settingsOf, typedSettings, type NewSiteValues } from './siteForm.ts'
import styles from './sites.module.css'
import { t } from './texts.ts'

interface AddSiteDialogProps {
  region: Region
  /** The agents to choose from; with several, the dialog asks for one. */
  agents: readonly { ID: string; title: string }[]
  /** Called with the new source. */
  onAdded: (agentId: string, sourceId: string) => void
  onClose: () => void
}

/** Adds a website as a source of an agent. */
export function AddSiteDialog({ region, agents, onAdded, onClose }: AddSiteDialogProps) {
  const [attemptId] = useState(() => crypto.randomUUID())
  const [isOpen, setOpen] = useState(false)
  const initialValues: NewSiteValues = {
    ...typedSettings('', defaultSiteSettings),
    agentId: agents[0]?.ID ?? '',
    address: '',
    covers: 'site',
  }
  const form = useCallForm({
    initialValues,
    schema: newSiteForm,
    onSubmit: async (values) => {
      const { agentId, address, title } = values
      const settings = settingsOf(values)
      const sourceId = await addSite({ region, agentId, address, title, settings, attemptId })
      onClose()
      onAdded(agentId, sourceId)
    },
  })
  const { fields } = form
  const hasWrongReach = ['include', 'exclude', 'maxDepth', 'maxPages'].some((name) =>
    Object.keys(fields.errors).some((path) => path.startsWith(name)),
  )

  // Rendered only when unfolded: a hidden element never ends its transitions.
  const isMoreShown = isOpen || hasWrongReach

  return (
    <DialogForm title={t('addWebsite')} action={t('addAndRead')} size="lg" form={form} onClose={onClose}>
      {agents.length > 1 && (
        <NativeSelect
          label={t('agent')}
          data={agents.map(({ ID, title }) => ({ value: ID, label: title }))}
          {...fields.getInputProps('agentId')}
        />
      )}
      <TextInput
        data-autofocus
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="url"
        label={t('address')}
        description={t('addressHint')}
        placeholder="https://"
        {...fields.getInputProps('address')}
      />
      <Radio.Group label={t('whatIsRead')} {...fields.getInputProps('covers')}>
        <Stack gap={8} mt={6}>
          {coverages.map((coverage) => (
            <Radio key={coverage} value={coverage} label={t(`covers_${coverage}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <RefreshField fields={fields} />
      <details
        className={styles.more}
        open={isMoreShown}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{t('moreSettings')}</summary>
        {isMoreShown && (
          <div>
            <TextInput label={t('name')} description={t('nameHint')} {...fields.getInputProps('title')} />
            <ReachFields fields={fields} hasPaths={fields.values.covers === 'site'} />
          </div>
        )}
      </details>
    </DialogForm>
  )
}
