import { Button } from '@mantine/core'
import { workspaceTexts } from '@parley/functions/shared/workspaceTexts'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { ShownOnce } from '../../components/ShownOnce.tsx'
import styles from './WorkspacePage.module.css'

interface NewWorkspaceSecretProps {
  /** Missing when the answer that had it was lost on its way. */
  secret: string | undefined
  onOpen: () => void
}

/** The secret that a workspace was made with: this is the one moment at which it can be shown. */
export function NewWorkspaceSecret({ secret, onOpen }: NewWorkspaceSecretProps) {
  const [isCopied, setCopied] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const mayGo = isCopied || secret === undefined
  return (
    <Dialog
      title="Your workspace is ready"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={() => (mayGo ? onOpen() : setAsking(true))}
    >
      <div className={styles.form}>
        {secret === undefined ? (
          <p className={styles.hint}>{workspaceTexts.secretLost}</p>
        ) : (
          <>
            <p className={styles.hint}>
              This is its secret for billing calls. Programs of your own need it; if you have none, go on
              without it. A new one can be made at any time, in the settings of the workspace.
            </p>
            <ShownOnce value={secret} noun="secret" onCopied={() => setCopied(true)} />
          </>
        )}
        <div className={styles.buttons}>
          <Button onClick={onOpen}>Open workspace</Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Close without the secret?"
          text={workspaceTexts.secretNotCopied}
          action="Close anyway"
          dismissal="Keep"
          onConfirm={async () => onOpen()}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}
