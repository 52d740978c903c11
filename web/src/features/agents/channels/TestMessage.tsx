import { Button, Text } from '@mantine/core'
import { useSender } from '../../../lib/forms/useSender.ts'
import { showToast } from '../../../lib/toast.ts'
import { t } from './texts.ts'

/** Sends a test message, so that a member sees that it is the right channel. */
export function TestMessage({ send }: { send: () => Promise<unknown> }) {
  const sender = useSender()
  const handleClick = () => {
    void sender.send({
      work: async () => {
        await send()
        void showToast(t('testSent'))
      },
    })
  }
  return (
    <div>
      <Button variant="default" size="compact-md" loading={sender.isBusy} onClick={handleClick}>
        {t('sendTest')}
      </Button>
      {sender.failure && (
        <Text size="sm" c="red" role="alert">
          {sender.failure}
        </Text>
      )}
    </div>
  )
}
