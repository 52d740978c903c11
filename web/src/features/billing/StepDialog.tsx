import { Button, type ModalProps } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import styles from './dialogs.module.css'
import { t } from './texts.ts'

interface StepDialogProps {
  title: string
  /** What the button says that goes on. */
  action: string
  isDisabled?: boolean
  isBusy?: boolean
  /** The form inside that the button sends, where it is not the dialog itself. */
  formId?: string
  failure?: string | undefined
  size?: ModalProps['size']
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/**
 * One step of several: what comes after it is for its owner to decide. It stays while something is under way.
 */
export function StepDialog({
  title,
  action,
  isDisabled = false,
  isBusy = false,
  formId,
  failure = '',
  size = 520,
  onSubmit,
  onClose,
  children,
}: StepDialogProps) {
  const foot = (
    <footer className={styles.foot}>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" {...(formId && { form: formId })} disabled={isDisabled} loading={isBusy}>
          {action}
        </Button>
      </div>
    </footer>
  )

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (!isDisabled && !isBusy) onSubmit?.(event)
  }

  return (
    <Dialog isBusy={isBusy} onClose={onClose} title={title} size={size} closeOnClickOutside={false}>
      {formId ? (
        <div className={styles.step}>
          {children}
          {foot}
        </div>
      ) : (
        <form className={styles.step} onSubmit={handleSubmit} noValidate>
          {children}
          {foot}
        </form>
      )}
    </Dialog>
  )
}
