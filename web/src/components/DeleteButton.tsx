import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'

interface DeleteButtonProps {
  /** Names what goes. */
  label: string
  isDisabled?: boolean
  onClick: () => void
}

/** At the end of a row: deletes what the row is about. */
export function DeleteButton({ label, isDisabled = false, onClick }: DeleteButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={isDisabled} onClick={onClick}>
      <IconTrash size={16} />
    </ActionIcon>
  )
}
