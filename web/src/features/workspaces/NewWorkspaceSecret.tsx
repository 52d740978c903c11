import { Button } from '@mantine/core'
import { Dialog } from '../../components/Dialog.tsx'
import { ShownOnce } from '../../components/ShownOnce.tsx'
import styles from './WorkspacePage.module.css'

interface NewWorkspaceSecretProps {
  secret: string
  onOpen: () => void
}

/** The secret that a workspace was made with: this is the one moment at which it can be shown. */
export function NewWorkspaceSecret({ secret, onOpen }: NewWorkspaceSecretProps) {
  return (
    <Dialog title="Your workspace is ready" closeOnClickOutside={false} onClose={onOpen}>
      <div className={styles.form}>
        <p className={styles.hint}>
          This is its secret for billing calls. Programs of your own need it; if you have none, go on without
          it. A new one can be made at any time, in the settings of the workspace.
        </p>
        <ShownOnce value={secret} noun="secret" />
        <div className={styles.buttons}>
          <Button onClick={onOpen}>Open workspace</Button>
        </div>
      </div>
    </Dialog>
  )
}
