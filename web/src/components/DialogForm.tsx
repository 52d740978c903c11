import { Button, type ModalProps } from '@mantine/core'
import type { FieldErrors } from '@parley/functions/shared/errors'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { toCallError } from '../lib/errors.ts'
import { showToast } from '../lib/toast.ts'
import { Dialog } from './Dialog.tsx'
import styles from './DialogForm.module.css'
import { t } from './texts.ts'

interface DialogFormProps {
  title: string
  /** What the button says that sends it. */
  action: string
  /** What the button says that leaves everything as it is. */
  dismissal?: string
  isDangerous?: boolean
  /** What was typed goes only by the button that says so. */
  isKept?: boolean
  size?: ModalProps['size']
  /** Closes the dialog when it has succeeded; a `CallError` with fields is told at the fields. */
  onSubmit: () => Promise<void>
  onClose: () => void
  children: ReactNode | ((errors: FieldErrors) => ReactNode)
}

/** A question over the page, with one button that does what it says. */
export function DialogForm({
  title,
  action,
  dismissal = t('cancel'),
  isDangerous = false,
  isKept = false,
  size = 'md',
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A dialog opened from a form is outside of it on the screen, but not for React.
    event.stopPropagation()
    setBusy(true)
    setErrors({})
    setFailure(undefined)
    try {
      await onSubmit()
      onClose()
    } catch (error) {
      const { fields, message } = toCallError(error)
      // Whoever went back meanwhile is told where he is now.
      if (isGone.current) void showToast(Object.values(fields)[0] ?? message, 'bad')
      setErrors(fields)
      if (Object.keys(fields).length === 0) setFailure(message)
      setBusy(false)
    }
  }

  return (
    <Dialog
      isBusy={isBusy}
      onClose={onClose}
      title={title}
      size={size}
      closeOnEscape={!isKept}
      closeOnClickOutside={!isKept}
    >
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        {typeof children === 'function' ? children(errors) : children}
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <div className={styles.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {dismissal}
          </Button>
          <Button type="submit" {...(isDangerous && { color: 'red' })} loading={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
