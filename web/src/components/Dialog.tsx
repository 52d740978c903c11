import { FocusTrap, Modal, type ModalProps } from '@mantine/core'
import { useEscape } from './useEscape.ts'
import { useFocusReturn } from './useFocusReturn.ts'

interface DialogProps extends Omit<ModalProps, 'opened'> {
  /** Something is under way whose outcome it will say: it stays until then. */
  isBusy?: boolean
}

/** A layer over the page that is there as long as it is drawn; the focus goes back to where it came from. */
export function Dialog({
  isBusy = false,
  closeOnEscape = true,
  closeOnClickOutside = true,
  onClose,
  children,
  ...rest
}: DialogProps) {
  useFocusReturn()
  useEscape(() => {
    if (closeOnEscape && !isBusy) onClose()
  })
  return (
    <Modal
      opened
      centered
      closeOnEscape={false}
      closeOnClickOutside={closeOnClickOutside && !isBusy}
      withCloseButton={!isBusy}
      onClose={onClose}
      {...rest}
    >
      {children}
      {/* Last, so that whatever wants the focus has it; else it stands nowhere rather than on the cross. */}
      <FocusTrap.InitialFocus />
    </Modal>
  )
}
