import { Notifications } from '@mantine/notifications'

export function ToastArea() {
  return <Notifications position="bottom-center" limit={3} />
}
