import { TextInput } from '@mantine/core'
import { z } from 'zod'
import { useCallForm } from '../lib/forms/useCallForm.ts'
import { DialogForm } from './DialogForm.tsx'
import { t } from './texts.ts'

interface DestructiveDialogProps {
  title: string
  text: string
  /** What the button says that does it. */
  action: string
  /** What goes; its name is typed to confirm it. */
  name: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for a name to be typed before something is done that cannot be undone. */
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
  // A name that is typed to confirm is nothing to lose.
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
