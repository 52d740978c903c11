import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Sending } from '../lib/forms/useSender.ts'
import { SlipLines, type SlipLine } from './ReceiptSlip.tsx'
import styles from './DialogBody.module.css'
import { t } from './texts.ts'

export interface DialogBodyProps {
  /** What the button says that sends it. */
  action: string
  /** What the button says that leaves everything as it is. */
  dismissal?: string
  isDangerous?: boolean
  /** Pressing it now says what is missing: it does not look like the danger yet. */
  isUnarmed?: boolean
  /** There is nothing yet that could be sent. */
  isDisabled?: boolean
  /** The sum that the button is about, and what it consists of; both stay in view with it. */
  sum?: SlipLine & { lines: readonly SlipLine[] }
  form: Sending
  onDismiss: () => void
  children: ReactNode
}

/** A form with its failure and its two buttons, which stay in view while the rest is scrolled. */
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
            <SlipLines lines={sum.lines} />
            <SlipLines lines={[sum]} isTotal />
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
