import { ActionIcon, FileButton } from '@mantine/core'
import { extensionsOn } from '@parley/functions/shared/channels/channelFiles'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import { filesTaken } from './replyFileProblem.ts'
import { t } from './replyFileTexts.ts'

interface AddFilesButtonProps {
  channel: Conversation['channel']
  isDisabled: boolean
  onAdd: (files: File[]) => void
}

/** Chooses files of the types that the channel can deliver. */
export function AddFilesButton({ channel, isDisabled, onAdd }: AddFilesButtonProps) {
  const accept = extensionsOn(channel)
    .map((extension) => `.${extension}`)
    .join()
  const reset = useRef<() => void>(null)

  function handleChange(files: File[]) {
    onAdd(files)
    // Resets the input: without it, the browser reports no change when a removed file is chosen again.
    reset.current?.()
  }

  return (
    <FileButton multiple accept={accept} disabled={isDisabled} resetRef={reset} onChange={handleChange}>
      {(button) => (
        <ActionIcon
          {...button}
          variant="subtle"
          color="gray"
          aria-label={t('addFiles')}
          title={filesTaken(channel)}
          disabled={isDisabled}
        >
          <IconPaperclip size={17} />
        </ActionIcon>
      )}
    </FileButton>
  )
}
