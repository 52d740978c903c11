import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { CallError } from '../lib/errors.ts'
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
export function DestructiveDialog({ text, name, onConfirm, ...rest }: DestructiveDialogProps) {
  const [typed, setTyped] = useState('')

  async function handleSubmit() {
    const missing = t('typeAsAbove', { name })
    if (typed.trim() !== name.trim()) throw new CallError('invalid-argument', missing, { name: missing })
    await onConfirm()
  }

  return (
    <DialogForm isDangerous onSubmit={handleSubmit} {...rest}>
      {(errors) => (
        <>
          <p>{text}</p>
          <TextInput
            data-autofocus
            label={t('typeToConfirm', { name })}
            autoComplete="off"
            value={typed}
            error={errors.name}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </>
      )}
    </DialogForm>
  )
}
