import type { Message } from '@parley/functions/shared/chat/conversation'
import { IconReceipt } from '@tabler/icons-react'
import { t } from '../texts.ts'
import styles from './AnswerReceipt.module.css'
import type { TraceColumn } from './TraceColumnContext.ts'

interface TraceButtonProps {
  column: TraceColumn
  message: Message
  askedAt: number | undefined
}

/** Shows the receipt of an answer in the column beside the messages, or closes it there. */
export function TraceButton({ column, message, askedAt }: TraceButtonProps) {
  const isShown = column.shown?.message.id === message.id
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isShown}
      onClick={() => (isShown ? column.close() : column.show({ message, askedAt, sentence: undefined }))}
    >
      <IconReceipt size={15} aria-hidden="true" />
      {t('receipt')}
    </button>
  )
}
