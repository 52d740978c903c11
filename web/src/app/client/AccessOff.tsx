import { Button } from '@mantine/core'
import { Dialog } from '../../components/Dialog.tsx'
import styles from './Client.module.css'
import { useClient } from './ClientContext.ts'
import { leave } from './leave.ts'
import { t } from './texts.ts'

/** Stands over everything while an organisation's access is switched off (checklist row 145). */
export function AccessOff() {
  const { settings } = useClient().organisation
  return (
    <Dialog
      size="sm"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      attributes={{ content: { 'aria-labelledby': 'access-off' } }}
      onClose={() => {}}
    >
      <div className={styles.off}>
        <h2 id="access-off" dir="auto">
          {settings.disableClientAccessMessage || t('accessDisabled')}
        </h2>
        <Button size="md" data-autofocus onClick={leave}>
          {t('logOut')}
        </Button>
      </div>
    </Dialog>
  )
}
