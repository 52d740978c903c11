import { Button, Text, TextInput } from '@mantine/core'
import { clientNameSchema, clientRightsSchema, type Client } from '@parley/functions/shared/agencies/client'
import type { ClientPage } from '@parley/functions/shared/agencies/clientPages'
import { useState } from 'react'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { LeaveGuard } from '../../components/leaving/LeaveGuard.tsx'
import { SettingSwitch } from '../../components/forms/SettingSwitch.tsx'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useMay } from '../../lib/session/viewer.ts'
import { changedFields } from './changedFields.ts'
import styles from './Clients.module.css'
import { OwnTabsField } from './OwnTabsField.tsx'
import { PagesEditor } from './PagesEditor.tsx'
import { t } from './texts.ts'

const schema = clientRightsSchema.extend({ name: clientNameSchema })

/** Edits a client's name, pages and rights; a saved change applies from the client's next request. */
export function ClientForm({ client }: { client: Client }) {
  const { region } = useWorkspaceRef()
  const mayMakeAdmins = useMay('makeAdministrators')
  const [isSaved, setSaved] = useState(false)
  const stored = schema.parse(client)
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: stored,
    schema,
    onSubmit: async (values) => {
      const { name, ...rights } = changedFields(stored, values)
      const change = { ...(name !== undefined && { name }), rights }
      try {
        await call('changeClients', { region, clientIds: [client.ID], change }, region)
      } catch {
        throw new CallError('internal', t('clientNotSaved'))
      }
      fields.resetDirty(values)
      setSaved(true)
    },
  })
  const { values } = fields
  const order = values.clientTabOrder
  const pages = values.canAccess.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))

  function changePages(next: ClientPage[]) {
    const others = order.filter((tab) => tab.startsWith('/c/'))
    fields.setValues({ canAccess: next, clientTabOrder: [...next, ...others] })
  }

  return (
    <>
      <LeaveGuard isDirty={isDirty || isBusy} text={t('changesNotSaved')} />
      <form className={styles.parts} onSubmit={submit} noValidate>
        <FormSection title={t('name')}>
          <TextInput aria-label={t('name')} maxLength={80} {...fields.getInputProps('name')} />
        </FormSection>
        <FormSection title={t('pages')} lead={t('pagesHint')}>
          <PagesEditor value={pages} onChange={changePages} />
        </FormSection>
        <OwnTabsField
          agencyId={client.agencyId}
          value={order}
          onChange={(next) => fields.setFieldValue('clientTabOrder', next)}
        />
        <FormSection title={t('rights')}>
          <div className={styles.form}>
            <SettingSwitch
              label={t('flag_isOrgAdmin')}
              description={t(mayMakeAdmins ? 'flagHint_isOrgAdmin' : 'ownerMakesAdmins')}
              isOn={values.isOrgAdmin}
              isDisabled={!mayMakeAdmins && !stored.isOrgAdmin}
              onChange={(isOn) => fields.setFieldValue('isOrgAdmin', isOn)}
            />
          </div>
        </FormSection>
        {failure && (
          <Text role="alert" size="sm" c="red">
            {failure}
          </Text>
        )}
        <div className={styles.buttons}>
          <output>{isSaved && !isDirty && t('clientSaved')}</output>
          <Button type="submit" disabled={!isDirty} loading={isBusy}>
            {t('saveClient')}
          </Button>
        </div>
      </form>
    </>
  )
}
