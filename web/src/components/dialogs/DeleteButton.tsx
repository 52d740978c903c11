import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'

interface DeleteButtonProps {
  /** Names the deleted thing. */
  label: string
  isDisabled?: boolean
  onClick: () => void
}

/** The button at the end of a row that deletes it. */
export function DeleteButton({ label, isDisabled = false, onClick }: DeleteButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={isDisabled} onClick={onClick}>
      <IconTrash size={16} />
    </ActionIcon>
  )
}
