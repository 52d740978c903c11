import { TextInput } from '@mantine/core'
import { z } from 'zod'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { DialogForm } from './DialogForm.tsx'
import { t } from '../texts.ts'

interface DestructiveDialogProps {
  title: string
  text: string
  /** The label of the button that confirms. */
  action: string
  /** The name of the deleted thing, which is typed to confirm. */
  name: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for a name to be typed before an action that cannot be undone. */
export function DestructiveDialog({ text, name, onConfirm, onClose, ...rest }: DestructiveDialogProps) {
  const isName = (typed: string) => typed.trim() === name.trim()
  const form = useCallForm({
    initialValues: { name: '' },
    schema: z.object({
      name: z.string().refine(isName, t('typeAsAbove', { name })),
    }),
    onSubmit: async () => {
      await onConfirm()
      onClose()
    },
  })
  // Discarding a typed confirmation loses nothing, so the dialog closes without a question.
  return (
    <DialogForm
      isDangerous
      isUnarmed={!isName(form.fields.values.name)}
      form={{ ...form, isDirty: false }}
      onClose={onClose}
      {...rest}
    >
      <p>{text}</p>
      <TextInput
        data-autofocus
        label={t('typeToConfirm', { name })}
        autoComplete="off"
        {...form.fields.getInputProps('name')}
      />
    </DialogForm>
  )
}
