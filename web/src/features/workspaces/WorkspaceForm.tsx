import { Button, Text, TextInput } from '@mantine/core'
import { accountsCallables } from '@parley/functions/shared/callables/accounts'
import { paths } from '@parley/functions/shared/paths'
import { pictureUrlPattern } from '@parley/functions/shared/pictures/pictures'
import type { Workspace } from '@parley/functions/shared/workspaces/workspace'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { LeaveGuard } from '../../components/leaving/LeaveGuard.tsx'
import { PictureField } from '../../components/forms/PictureField.tsx'
import { CallError, isUnreachable, sentenceOf } from '../../lib/errors.ts'
import { updateDocument } from '../../lib/firestore/firestore.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { uploadPicture } from '../../lib/files/uploadPicture.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

const schema = z.object({
  name: accountsCallables.createWorkspace.input.shape.workspaceName,
  picture: z
    .string()
    .trim()
    .regex(pictureUrlPattern, { error: () => t('pictureWrong') }),
})

/** Edits the name and picture, which every member may change. */
export function WorkspaceForm({ workspace }: { workspace: Workspace }) {
  const { region, workspaceId } = useWorkspaceRef()
  const { workspaceName: storedName, workspacePhotoURL: storedPicture } = workspace
  // A local write shows immediately, even if the server never receives it.
  const [isUnanswered, setUnanswered] = useState(false)
  const { fields, isBusy, failure, submit } = useCallForm({
    initialValues: { name: storedName, picture: storedPicture },
    schema,
    onSubmit: save,
  })
  const { name, picture } = fields.values
  const isChanged = isUnanswered || name !== storedName || picture !== storedPicture

  const follow = useEffectEvent(() =>
    fields.setValues({
      ...(!fields.isTouched('name') && { name: storedName }),
      ...(!fields.isTouched('picture') && { picture: storedPicture }),
    }),
  )
  // Take over a colleague's saved changes, but not over unsaved input.
  useEffect(() => follow(), [storedName, storedPicture])

  async function save(saved: { name: string; picture: string }) {
    const sent = fields.getValues()
    try {
      await updateDocument(
        { region, path: paths.workspace(workspaceId) },
        {
          workspaceName: saved.name,
          workspacePhotoURL: saved.picture,
          lastModified: Math.floor(Date.now() / 1000),
        },
      )
    } catch (error) {
      setUnanswered(isUnreachable(error))
      // The security rules give no reason that would help the user.
      throw new CallError(
        'internal',
        isUnreachable(error) ? t('saveUnanswered', { reason: sentenceOf(error) }) : t('saveFailed'),
      )
    }
    setUnanswered(false)
    const typed = fields.getValues()
    const isNameLeft = typed.name === sent.name
    const isPictureLeft = typed.picture === sent.picture
    fields.setValues({
      ...(isNameLeft && { name: saved.name }),
      ...(isPictureLeft && { picture: saved.picture }),
    })
    fields.setTouched({ name: !isNameLeft, picture: !isPictureLeft })
    void showToast(t('saved'))
  }

  return (
    <FormSection title={t('nameAndPicture')} lead={t('nameAndPictureHint')}>
      <LeaveGuard isDirty={isChanged || isBusy} text={t('changesNotSaved')} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput label={t('name')} maxLength={80} autoComplete="off" {...fields.getInputProps('name')} />
        <PictureField
          label={t('pictureAddress')}
          isRound
          upload={(file) => uploadPicture(region, { workspaceId }, file)}
          value={picture}
          {...fields.getInputProps('picture')}
        />
        {failure && (
          <Text role="alert" size="sm" c="red">
            {failure}
          </Text>
        )}
        <div className={styles.buttons}>
          <Button type="submit" disabled={!isChanged} loading={isBusy}>
            {t('saveWorkspace')}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}
