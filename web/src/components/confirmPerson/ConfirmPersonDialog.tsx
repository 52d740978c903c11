import { z } from 'zod'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { DialogForm } from '../dialogs/DialogForm.tsx'
import { Breakable } from '../text/Breakable.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { useConfirmPerson } from './useConfirmPerson.ts'

interface ConfirmPersonDialogProps {
  title: string
  text: string
  /** The label of the button that confirms. */
  action: string
  isDangerous?: boolean
  /** The server has refused the action already, because of the time of the sign-in. */
  isStale?: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once before an action that needs a recent sign-in, and for the password where it is not recent. */
export function ConfirmPersonDialog({
  text,
  isStale,
  onConfirm,
  onClose,
  ...rest
}: ConfirmPersonDialogProps) {
  const { needsPassword, passwordSchema, run } = useConfirmPerson(isStale)
  const form = useCallForm({
    initialValues: { password: '' },
    schema: z.object({ password: passwordSchema }),
    onSubmit: async ({ password }) => {
      if (await run(password, onConfirm)) onClose()
    },
  })
  return (
    <DialogForm size="sm" form={form} onClose={onClose} {...rest}>
      <p>
        <Breakable>{text}</Breakable>
      </p>
      {needsPassword && <OwnPassword {...form.fields.getInputProps('password')} />}
    </DialogForm>
  )
}
