import { useConfirmation } from '../lib/forms/useConfirmation.ts'
import { Breakable } from './Breakable.tsx'
import { DialogForm } from './DialogForm.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  /** What the button says that does it. */
  action: string
  dismissal?: string
  isDangerous?: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once before something is done that cannot be taken back. */
export function ConfirmDialog({ text, onConfirm, onClose, ...rest }: ConfirmDialogProps) {
  const form = useConfirmation(async () => {
    await onConfirm()
    onClose()
  })
  return (
    <DialogForm size="sm" form={form} onClose={onClose} {...rest}>
      <p>
        <Breakable>{text}</Breakable>
      </p>
    </DialogForm>
  )
}
