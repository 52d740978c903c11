import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import type { ClientPage } from '@parley/functions/shared/agencies/clientPages'
import { languages } from '@parley/functions/shared/texts/languages'
import {
  dashboardLayouts,
  organisationDraftSchema,
  type Organisation,
} from '@parley/functions/shared/agencies/organisation'
import { useState } from 'react'
import { Choice } from '../../../components/forms/Choice.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { PictureField } from '../../../components/forms/PictureField.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { call } from '../../../lib/call.ts'
import { CallError, sentenceOf } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { uploadPicture } from '../../../lib/files/uploadPicture.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { changedFields } from '../changedFields.ts'
import styles from '../Clients.module.css'
import { BillingOfOrganisation } from './BillingOfOrganisation.tsx'
import { InboxOfOrganisation } from './InboxOfOrganisation.tsx'
import { PagesEditor } from '../PagesEditor.tsx'
import { ReportOfOrganisation } from './ReportOfOrganisation.tsx'
import { t } from '../texts.ts'

/** Edits an organisation's name, the pages of its new clients, and what its clients may do. */
export function OrganisationForm({ organisation }: { organisation: Organisation }) {
  const { region, workspaceId } = useWorkspaceRef()
  const mayRequireApproval = useMay('requireApproval')
  const [isSaved, setSaved] = useState(false)
  // Compared with what was there when the form opened: a colleague's later change is not undone by a save.
  const [stored, setStored] = useState(() => organisationDraftSchema.parse(organisation))
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: stored,
    schema: organisationDraftSchema,
    onSubmit: async (values) => {
      const changed = changedFields(stored, values)
      try {
        await call('saveOrganisation', { region, orgId: organisation.ID, changed }, region)
      } catch (error) {
        throw new CallError('internal', t('organisationNotSaved', { message: sentenceOf(error) }))
      }
      setStored(values)
      fields.resetDirty(values)
      setSaved(true)
    },
  })
  const { values } = fields
  const pages = values.defaultClientAccess.toSorted(byOrder(values.defaultClientTabOrder))

  function changePages(next: ClientPage[]) {
    fields.setValues({ defaultClientAccess: next, defaultClientTabOrder: next })
  }

  return (
    <>
      <LeaveGuard isDirty={isDirty || isBusy} text={t('changesNotSaved')} />
      <form className={styles.parts} onSubmit={submit} noValidate>
        <FormSection title={t('nameAndPicture')}>
          <div className={styles.form}>
            <TextInput label={t('name')} maxLength={80} {...fields.getInputProps('name')} />
            <PictureField
              label={t('picture')}
              isRound
              upload={(file) => uploadPicture(region, { workspaceId }, file)}
              value={values.squarePhotoURL}
              {...fields.getInputProps('squarePhotoURL')}
            />
          </div>
        </FormSection>
        <FormSection title={t('newClientsSee')} lead={t('newClientsSeeHint')}>
          <PagesEditor value={pages} onChange={changePages} />
        </FormSection>
        <DashboardSection
          layout={values.dashboardLayout}
          language={fields.getInputProps('preferredLanguage')}
          onLayout={(next) => fields.setFieldValue('dashboardLayout', next)}
        />
        <InboxOfOrganisation values={values} onChange={(changes) => fields.setValues(changes)} />
        <BillingOfOrganisation
          isOn={values.allowBilling}
          onChange={(allowBilling) => fields.setFieldValue('allowBilling', allowBilling)}
          pausesAgents={values.settings.pausesAgents}
          onPausesAgents={(isOn) => fields.setFieldValue('settings.pausesAgents', isOn)}
        />
        <ReportOfOrganisation region={region} fields={fields} />
        <FormSection title={t('approval')}>
          <SettingSwitch
            label={t('approvalRequired')}
            description={t('approvalRequiredHint')}
            isOn={values.settings.approvalRequired}
            isDisabled={!mayRequireApproval}
            onChange={(approvalRequired) =>
              fields.setFieldValue('settings', { ...values.settings, approvalRequired })
            }
          />
        </FormSection>
        <AccessSection
          settings={values.settings}
          onChange={(settings) => fields.setFieldValue('settings', settings)}
        />
        {failure && (
          <Text role="alert" size="sm" c="red">
            {failure}
          </Text>
        )}
        <div className={styles.buttons}>
          <output>{isSaved && !isDirty && t('organisationSaved')}</output>
          <Button type="submit" disabled={!isDirty} loading={isBusy}>
            {t('saveOrganisation')}
          </Button>
        </div>
      </form>
    </>
  )
}

interface DashboardSectionProps {
  layout: Organisation['dashboardLayout']
  /** The properties of the field of the language. */
  language: object
  onLayout: (layout: Organisation['dashboardLayout']) => void
}

function DashboardSection({ layout, language, onLayout }: DashboardSectionProps) {
  return (
    <FormSection title={t('dashboard')}>
      <div className={styles.form}>
        <Choice
          label={t('layout')}
          value={layout}
          options={dashboardLayouts.map((value) => ({ value, label: t(`layout_${value}`) }))}
          onChange={onLayout}
        />
        <NativeSelect
          label={t('language')}
          data={[
            { value: '', label: t('asTheBrowserSays') },
            ...languages.map(({ language, name }) => ({ value: language, label: name })),
          ]}
          {...language}
        />
      </div>
    </FormSection>
  )
}

type Settings = Organisation['settings']

/** Whether clients may sign in, and the message that they read instead. */
function AccessSection({ settings, onChange }: { settings: Settings; onChange: (next: Settings) => void }) {
  return (
    <FormSection title={t('access')} lead={t('accessHint')}>
      <div className={styles.form}>
        <SettingSwitch
          label={t('clientsMaySignIn')}
          isOn={!settings.disableClientAccess}
          onChange={(isOn) => onChange({ ...settings, disableClientAccess: !isOn })}
        />
        {settings.disableClientAccess && (
          <Textarea
            label={t('messageInstead')}
            placeholder={t('accessIsDisabled')}
            autosize
            minRows={2}
            maxLength={1024}
            value={settings.disableClientAccessMessage}
            onChange={(event) =>
              onChange({
                ...settings,
                disableClientAccessMessage: event.currentTarget.value,
              })
            }
          />
        )}
      </div>
    </FormSection>
  )
}

function byOrder(order: readonly string[]) {
  return (one: string, other: string) => order.indexOf(one) - order.indexOf(other)
}
