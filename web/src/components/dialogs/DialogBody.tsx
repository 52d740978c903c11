import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Sending } from '../../lib/forms/useSender.ts'
import { ReceiptLines, type ReceiptLine } from '../receipts/ReceiptPaper.tsx'
import styles from './DialogBody.module.css'
import { t } from '../texts.ts'

export interface DialogBodyProps {
  /** The label of the button that submits. */
  action: string
  /** The label of the button that cancels. */
  dismissal?: string
  isDangerous?: boolean
  /** The form is incomplete: pressing the button says what is missing, so it does not look dangerous yet. */
  isUnarmed?: boolean
  /** Nothing can be submitted yet. */
  isDisabled?: boolean
  /** The total that the button applies to, and its lines; both stay visible with it. */
  sum?: ReceiptLine & { lines: readonly ReceiptLine[] }
  form: Sending
  onDismiss: () => void
  children: ReactNode
}

/** A form with its error and its two buttons, which stay visible while the rest scrolls. */
export function DialogBody({
  action,
  dismissal = t('cancel'),
  isDangerous = false,
  isUnarmed = false,
  isDisabled = false,
  sum,
  form: { isBusy, failure, submit },
  onDismiss,
  children,
}: DialogBodyProps) {
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <footer className={styles.foot} data-at-foot>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        {sum && (
          <div className={styles.sum} aria-live="polite">
            <ReceiptLines lines={sum.lines} />
            <ReceiptLines lines={[sum]} isTotal />
          </div>
        )}
        <div className={styles.buttons}>
          <Button
            variant="default"
            data-autofocus={isDangerous || undefined}
            disabled={isBusy}
            onClick={onDismiss}
          >
            {dismissal}
          </Button>
          <Button
            type="submit"
            {...(isUnarmed ? { variant: 'light', color: 'gray' } : isDangerous && { color: 'red' })}
            disabled={isDisabled}
            loading={isBusy}
          >
            {action}
          </Button>
        </div>
      </footer>
    </form>
  )
}
