import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { clientSchema } from '@parley/functions/shared/agencies/client'
import { languages } from '@parley/functions/shared/texts/languages'
import { paths } from '@parley/functions/shared/paths'
import { PictureField } from '../../../components/forms/PictureField.tsx'
import { SidePanel } from '../../../components/panels/SidePanel.tsx'
import { updateDocument } from '../../../lib/firestore/firestore.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { storeFlash, writeStored } from '../../../lib/browser/stored.ts'
import { chooseLanguage, language } from '../../../lib/texts/language.ts'
import { showToast } from '../../../lib/toast.ts'
import { uploadPicture } from '../../../lib/files/uploadPicture.ts'
import styles from './Panels.module.css'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'

const schema = clientSchema.pick({ name: true, preferredLanguage: true, squarePhotoURL: true })

/** A client's own photo, name and language. */
export function AccountPanel({ onClose }: { onClose: () => void }) {
  const { region, client } = useClient()
  const { ID, name, preferredLanguage, squarePhotoURL, email } = client
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { name, preferredLanguage, squarePhotoURL },
    schema,
    onSubmit: async (values) => {
      const ts = Math.floor(Date.now() / 1000)
      await updateDocument({ region, path: paths.client(ID) }, { ...values, ts })
      if (values.preferredLanguage === '') writeStored('language', null)
      if (values.preferredLanguage && values.preferredLanguage !== language) {
        storeFlash(t('accountSaved'))
        return chooseLanguage(values.preferredLanguage)
      }
      void showToast(t('accountSaved'))
      onClose()
    },
  })
  return (
    <SidePanel title={t('accountSettings')} size={400} isBusy={isBusy} isDirty={isDirty} onClose={onClose}>
      <form className={styles.account} onSubmit={submit} noValidate>
        <PictureField
          label={t('photo')}
          isRound
          upload={(file) => uploadPicture(region, { clientId: ID }, file)}
          value={fields.values.squarePhotoURL}
          {...fields.getInputProps('squarePhotoURL')}
        />
        <TextInput
          label={t('name')}
          autoComplete="name"
          maxLength={80}
          data-autofocus
          {...fields.getInputProps('name')}
        />
        <TextInput label={t('email')} description={t('emailHint')} value={email} readOnly />
        <NativeSelect
          label={t('language')}
          data={[
            { value: '', label: t('languageOfBrowser') },
            ...languages.map((choice) => ({ value: choice.language, label: choice.name })),
          ]}
          {...fields.getInputProps('preferredLanguage')}
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
