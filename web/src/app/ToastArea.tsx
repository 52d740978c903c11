import { Notifications } from '@mantine/notifications'
import styles from './ToastArea.module.css'

/** Toasts stand at the page's foot, beside the navigation: neither over titles nor over what saves. */
export function ToastArea() {
  return <Notifications position="bottom-left" limit={3} className={styles.area ?? ''} />
}
