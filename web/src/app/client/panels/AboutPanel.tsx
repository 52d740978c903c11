import { Button, Text, TextInput } from '@mantine/core'
import { organisationDraftSchema } from '@parley/functions/shared/agencies/organisation'
import { PictureField } from '../../../components/forms/PictureField.tsx'
import { SidePanel } from '../../../components/panels/SidePanel.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { uploadPicture } from '../../../lib/files/uploadPicture.ts'
import styles from './Panels.module.css'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'

const schema = organisationDraftSchema.pick({ name: true, squarePhotoURL: true })

/** The name and picture of an organisation, which its administrators change. */
export function AboutPanel({ onClose }: { onClose: () => void }) {
  const { region, organisation } = useClient()
  const { ID: orgId, name, squarePhotoURL } = organisation
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { name, squarePhotoURL },
    schema,
    onSubmit: async (changed) => {
      await call('saveOrganisation', { region, orgId, changed }, region)
      void showToast(t('organisationSaved'))
      onClose()
    },
  })
  const title = <bdi dir="auto">{t('aboutOrganisation', { name })}</bdi>
  return (
    <SidePanel title={title} size={400} isBusy={isBusy} onClose={onClose}>
      <form className={styles.account} onSubmit={submit} noValidate>
        <PictureField
          label={t('organisationPicture')}
          isRound
          upload={(file) => uploadPicture(region, { orgId }, file)}
          value={fields.values.squarePhotoURL}
          {...fields.getInputProps('squarePhotoURL')}
        />
        <TextInput
          label={t('organisationName')}
          maxLength={80}
          data-autofocus
          {...fields.getInputProps('name')}
        />
        {failure && (
          <Text role="alert" size="sm" c="red">
            {failure}
          </Text>
        )}
        <Button type="submit" disabled={!isDirty} loading={isBusy}>
          {t('save')}
        </Button>
      </form>
    </SidePanel>
  )
}
