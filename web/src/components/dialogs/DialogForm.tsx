import type { ModalProps } from '@mantine/core'
import type { Sending } from '../../lib/forms/useSender.ts'
import { Dialog } from './Dialog.tsx'
import { DialogBody, type DialogBodyProps } from './DialogBody.tsx'
import { useDiscardQuestion } from '../leaving/useDiscardQuestion.tsx'

interface DialogFormProps extends Omit<DialogBodyProps, 'onDismiss'> {
  title: string
  size?: ModalProps['size']
  /** Closes the dialog when it has succeeded. */
  form: Sending
  onClose: () => void
}

/** A form in a dialog. Typed text is never discarded without a question, however the dialog is closed. */
export function DialogForm({ title, size = 'md', form, onClose, ...rest }: DialogFormProps) {
  // A running request is no unsaved change: its failure is shown wherever the person is by then.
  const { leave, question } = useDiscardQuestion(form.isDirty && !form.isBusy)
  const handleDismiss = () => leave(onClose)
  return (
    <Dialog isBusy={form.isBusy} onClose={handleDismiss} title={title} size={size}>
      <DialogBody form={form} onDismiss={handleDismiss} {...rest} />
      {question}
    </Dialog>
  )
}
