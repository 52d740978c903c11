import { useConfirmation } from '../../lib/forms/useConfirmation.ts'
import { Breakable } from '../text/Breakable.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogBody } from './DialogBody.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  /** The label of the button that confirms. */
  action: string
  dismissal?: string
  isDangerous?: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once before an action that cannot be undone. */
export function ConfirmDialog({ title, text, onConfirm, onClose, ...rest }: ConfirmDialogProps) {
  const form = useConfirmation(async () => {
    await onConfirm()
    onClose()
  })
  return (
    <Dialog size="sm" isBusy={form.isBusy} onClose={onClose} title={title}>
      <DialogBody form={form} onDismiss={onClose} {...rest}>
        <p>
          <Breakable>{text}</Breakable>
        </p>
      </DialogBody>
    </Dialog>
  )
}
