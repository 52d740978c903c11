import { Notifications } from '@mantine/notifications'
import { MantineRoom } from '../components/MantineRoom.tsx'

export function ToastArea() {
  return (
    <MantineRoom>
      <Notifications position="top-center" limit={3} />
    </MantineRoom>
  )
}
