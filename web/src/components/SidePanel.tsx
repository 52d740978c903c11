import { Drawer, type DrawerProps } from '@mantine/core'
import { LeavePanelContext } from './LeavePanelContext.ts'
import { useDiscardQuestion } from './useDiscardQuestion.tsx'
import { useEscape } from './useEscape.ts'
import { useFocusReturn } from './useFocusReturn.ts'

interface SidePanelProps extends Omit<DrawerProps, 'opened'> {
  /** Something is under way whose outcome it will say: it stays until then. */
  isBusy?: boolean
  /** Something was typed into it: whoever closes it is asked first. */
  isDirty?: boolean
}

/** A layer at the side of the page, which is there as long as it is drawn. */
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
