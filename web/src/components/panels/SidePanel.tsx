import { Drawer, type DrawerProps } from '@mantine/core'
import { LeavePanelContext } from './LeavePanelContext.ts'
import { useDiscardQuestion } from '../leaving/useDiscardQuestion.tsx'
import { useEscape } from '../dialogs/useEscape.ts'
import { useFocusReturn } from '../dialogs/useFocusReturn.ts'

interface SidePanelProps extends Omit<DrawerProps, 'opened'> {
  /** A running action will show its outcome here, so the panel cannot be closed until then. */
  isBusy?: boolean
  /** The panel has unsaved changes: closing it asks first. */
  isDirty?: boolean
}

/** A side panel, which is open while it is rendered. */
export function SidePanel({ isBusy = false, isDirty = false, onClose, children, ...rest }: SidePanelProps) {
  const { leave, question } = useDiscardQuestion(isDirty && !isBusy)
  const handleClose = () => leave(onClose)
  useFocusReturn()
  useEscape(() => {
    if (!isBusy) handleClose()
  })
  return (
    <Drawer
      opened
      position="right"
      closeOnEscape={false}
      closeOnClickOutside={!isBusy}
      withCloseButton={!isBusy}
      onClose={handleClose}
      {...rest}
    >
      <LeavePanelContext value={handleClose}>{children}</LeavePanelContext>
      {question}
    </Drawer>
  )
}
