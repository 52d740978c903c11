import { Button } from '@mantine/core'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import styles from './panels/Panels.module.css'
import { useClient } from './ClientContext.ts'
import { leave } from './leave.ts'
import { t } from './texts.ts'

/** Covers everything while the access of an organisation is disabled. */
export function AccessOff() {
  const { settings } = useClient().organisation
  const message = settings.disableClientAccessMessage || t('accessDisabled')
  return (
    <Dialog
      size="sm"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      attributes={{ content: { 'aria-label': message } }}
      onClose={() => {}}
    >
      <div className={styles.off}>
        <h2 dir="auto">{message}</h2>
        <Button size="md" data-autofocus onClick={leave}>
          {t('logOut')}
        </Button>
      </div>
    </Dialog>
  )
}
