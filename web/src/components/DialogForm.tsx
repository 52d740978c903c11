import { Button, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Sending } from '../lib/forms/useSender.ts'
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
  /** Closes the dialog when it has succeeded. */
  form: Sending
  onClose: () => void
  children: ReactNode
}

/** A question over the page, with one button that does what it says. */
export function DialogForm({
  title,
  action,
  dismissal = t('cancel'),
  isDangerous = false,
  isKept = false,
  size = 'md',
  form: { isBusy, failure, submit },
  onClose,
  children,
}: DialogFormProps) {
  return (
    <Dialog
      isBusy={isBusy}
      onClose={onClose}
      title={title}
      size={size}
      closeOnEscape={!isKept}
      closeOnClickOutside={!isKept}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {children}
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <div className={styles.buttons}>
          <Button
            variant="default"
            data-autofocus={isDangerous || undefined}
            disabled={isBusy}
            onClick={onClose}
          >
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
