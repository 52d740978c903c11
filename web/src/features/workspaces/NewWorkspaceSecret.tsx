import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { ShownOnce } from '../../components/ShownOnce.tsx'
import { useLeaveQuestion } from '../../components/leaving/useLeaveQuestion.tsx'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

interface NewWorkspaceSecretProps {
  /** Undefined for a sign-in older than ten minutes, and when the response that contained it was lost. */
  secret: string | undefined
  onOpen: () => void
}

/** Shows the secret of a new workspace, which can be shown only now. */
export function NewWorkspaceSecret({ secret, onOpen }: NewWorkspaceSecretProps) {
  const [isCopied, setCopied] = useState(false)
  const { leave, question } = useLeaveQuestion({
    isDirty: secret !== undefined && !isCopied,
    title: t('closeWithoutTheSecret'),
    text: t('secretNotCopied'),
    action: t('closeAnyway'),
    dismissal: t('keep'),
  })
  const handleOpen = () => leave(onOpen)
  return (
    <Dialog title={t('yourWorkspaceIsReady')} closeOnClickOutside={false} onClose={handleOpen}>
      <div className={styles.form}>
        {secret === undefined ? (
          <p className={styles.hint}>{t('secretNotShown')}</p>
        ) : (
          <>
            <p className={styles.hint}>{t('workspaceSecretHint')}</p>
            <ShownOnce value={secret} copyLabel={t('copySecret')} onCopied={() => setCopied(true)} />
          </>
        )}
        <div className={styles.buttons}>
          <Button onClick={handleOpen}>{t('openWorkspace')}</Button>
        </div>
      </div>
      {question}
    </Dialog>
  )
}
