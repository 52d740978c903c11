import { Popover } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BottomSheet } from '../../../components/dialogs/BottomSheet.tsx'
import { AnswerPaper, type AnswerPaperProps } from './AnswerPaper.tsx'
import styles from './AnswerReceipt.module.css'
import type { useReceiptPanel } from './useReceiptPanel.ts'
import { t } from '../texts.ts'

interface AnswerReceiptProps extends Omit<AnswerPaperProps, 'passages'> {
  slip: ReturnType<typeof useReceiptPanel>
  /** True on narrow screens, where the receipt covers the lower part of the page. */
  isSheet: boolean
  /** True when the passages are shown below the answer. */
  isOpen: boolean
  onToggle: () => void
}

/** Renders the button under an answer and its receipt; must be inside `ReceiptPanel`. */
export function AnswerReceipt({
  conversationId,
  message,
  askedAt,
  slip,
  isSheet,
  isOpen,
  onToggle,
}: AnswerReceiptProps) {
  const paper = slip.isOpen && (
    <AnswerPaper
      conversationId={conversationId}
      message={message}
      askedAt={askedAt}
      passages={{
        isOpen,
        onToggle: () => {
          slip.close()
          onToggle()
        },
      }}
    />
  )
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-expanded={slip.isOpen}
        {...(isSheet && { 'aria-haspopup': 'dialog' })}
        onClick={slip.toggle}
        onFocus={slip.onFocus}
      >
        <IconReceipt size={15} aria-hidden="true" />
        {t('receipt')}
      </button>
      {!isSheet && <Popover.Dropdown className={styles.place ?? ''}>{paper}</Popover.Dropdown>}
      {isSheet && paper && (
        <BottomSheet title={t('receipt')} isTitleHidden onClose={slip.close}>
          <div className={styles.inSheet}>{paper}</div>
        </BottomSheet>
      )}
    </>
  )
}

interface ReceiptPanelProps {
  isShown: boolean
  onClose: () => void
  children: ReactNode
}

/** Wraps an answer and shows its receipt beside the text, or above the text when there is no space. */
export function ReceiptPanel({ isShown, onClose, children }: ReceiptPanelProps) {
  return (
    <Popover
      opened={isShown}
      onChange={(opened) => !opened && onClose()}
      position="right-start"
      offset={10}
      middlewares={{
        // The popover may cover the columns beside the messages, but not the messages.
        flip: {
          fallbackPlacements: ['left-start', 'top-end', 'bottom-end'],
          boundary: document.body,
          crossAxis: false,
        },
        shift: { padding: 12 },
      }}
      withinPortal={false}
      floatingStrategy="fixed"
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      {children}
    </Popover>
  )
}
