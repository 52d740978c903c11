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
export function ConfirmDialog({ text, onConfirm, ...rest }: ConfirmDialogProps) {
  return (
    <DialogForm size="sm" onSubmit={onConfirm} {...rest}>
      <p>{text}</p>
    </DialogForm>
  )
}
