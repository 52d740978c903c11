import { Button, TextInput } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import { pictureAddress } from '@parley/functions/shared/pictures'
import type { Workspace } from '@parley/functions/shared/workspace'
import { useState, type SubmitEvent } from 'react'
import { FormSection } from '../../components/FormSection.tsx'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { PictureField } from '../../components/PictureField.tsx'
import { useTyped } from '../../components/useTyped.ts'
import { isUnreachable, sentenceOf } from '../../lib/errors.ts'
import { updateDocument } from '../../lib/firestore.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { uploadPicture } from '../../lib/uploadPicture.ts'
import { showToast } from '../../lib/toast.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

/** Name and picture, which every member may change. */
export function WorkspaceForm({ workspace }: { workspace: Workspace }) {
  const { region, workspaceId } = useWorkspaceRef()
  const { typed, type, forget } = useTyped<{ name: string; picture: string }>()
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // What is written shows at once, whether or not the server ever gets it.
  const [isUnanswered, setUnanswered] = useState(false)
  const name = typed.name ?? workspace.workspaceName
  const picture = typed.picture ?? workspace.workspacePhotoURL
  const isChanged =
    isUnanswered || name !== workspace.workspaceName || picture !== workspace.workspacePhotoURL
  const nameError = name.trim() === '' ? t('nameRequired') : undefined
  const pictureError = pictureAddress.test(picture.trim()) ? undefined : t('pictureWrong')

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (nameError ?? pictureError) return
    setBusy(true)
    try {
      await updateDocument(
        { region, path: paths.workspace(workspaceId) },
        {
          workspaceName: name.trim(),
          workspacePhotoURL: picture.trim(),
          lastModified: Math.floor(Date.now() / 1000),
        },
      )
      forget(typed)
      setUnanswered(false)
      setTried(false)
      void showToast(t('saved'))
    } catch (error) {
      // The rules give no reason that would help; what was typed is still there.
      const isSilent = isUnreachable(error)
      setUnanswered(isSilent)
      void showToast([t('saveFailed'), ...(isSilent ? [sentenceOf(error)] : [])].join(' '), 'bad')
    }
    setBusy(false)
  }

  return (
    <FormSection title={t('nameAndPicture')} lead={t('membersSeeBoth')}>
      <LeaveGuard isDirty={isChanged || isBusy} text={t('whatYouChanged')} />
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <TextInput
          label={t('name')}
          maxLength={80}
          autoComplete="off"
          value={name}
          error={isTried && nameError}
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
        <PictureField
          label={t('pictureAddress')}
          isRound
          value={picture}
          error={isTried && pictureError}
          onChange={(address) => type({ picture: address })}
          upload={(file) => uploadPicture(region, { workspaceId }, file)}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={!isChanged} loading={isBusy}>
            {t('saveWorkspace')}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}
