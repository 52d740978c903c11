import { Button } from '@mantine/core'
import { useDeletion } from '../../../components/dialogs/useDeletion.tsx'
import { t } from './texts.ts'

interface DisconnectProps {
  /** The channel's name. */
  name: string
  /** The consequences. */
  text: string
  /** The message of success. */
  done: string
  remove: () => Promise<unknown>
  onDone: () => void
}

/** Ends a connection, after a question. */
export function Disconnect({ name, text, done, remove, onDone }: DisconnectProps) {
  const deletion = useDeletion<{ name: string }>({
    title: t('disconnectNamed', { name }),
    text: () => text,
    done,
    remove: async () => {
      await remove()
      onDone()
    },
  })
  return (
    <div>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        onClick={() => deletion.confirmDeletion({ name })}
      >
        {t('disconnect')}
      </Button>
      {deletion.question}
    </div>
  )
}
