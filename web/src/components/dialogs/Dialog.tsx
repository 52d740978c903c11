import { FocusTrap, Modal, type ModalProps } from '@mantine/core'
import { useEscape } from './useEscape.ts'
import { useFocusReturn } from './useFocusReturn.ts'

interface DialogProps extends Omit<ModalProps, 'opened'> {
  /** A running action will show its outcome here, so the dialog cannot be closed until then. */
  isBusy?: boolean
}

/** A dialog that is open while it is rendered; afterwards the focus returns to its previous element. */
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
