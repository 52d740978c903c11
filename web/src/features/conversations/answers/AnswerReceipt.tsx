import { Popover } from '@mantine/core'
import { costOf, marginOf } from '@parley/functions/shared/agencies/profit'
import type { Message, Receipt } from '@parley/functions/shared/chat/conversation'
import { IconReceipt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BottomSheet } from '../../../components/dialogs/BottomSheet.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { ReceiptPaper } from '../../../components/receipts/ReceiptPaper.tsx'
import { formatCredits } from '../../../lib/formats/formatCredits.ts'
import { formatSeconds } from '../../../lib/formats/formatDuration.ts'
import { formatClock, formatCount } from '../../../lib/formats/formats.ts'
import { formatMicros } from '../../../lib/formats/money.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useInboxAgentRef, useInboxScope } from '../inboxContexts.ts'
import styles from './AnswerReceipt.module.css'
import { useAnswerCosts, useAnswerPrice } from './useAnswerCosts.ts'
import type { useReceiptPanel } from './useReceiptPanel.ts'
import { t } from '../texts.ts'
import { useMay } from '../../../lib/session/viewer.ts'

interface AnswerSlipProps {
  conversationId: string
  message: Message
  /** When the person asked the question, in unix milliseconds; undefined when unknown. */
  askedAt: number | undefined
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
}: AnswerSlipProps) {
  const paper = slip.isOpen && (
    <Paper
      conversationId={conversationId}
      message={message}
      askedAt={askedAt}
      isOpen={isOpen}
      onToggle={() => {
        slip.close()
        onToggle()
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

function Paper({
  conversationId,
  message,
  askedAt,
  isOpen,
  onToggle,
}: Omit<AnswerSlipProps, 'slip' | 'isSheet'>) {
  const { region } = useInboxAgentRef()
  const { payment } = useInboxScope()
  const mayReadBilling = useMay('readBilling')
  const { id, at, sources = [] } = message
  const costs = useAnswerCosts(message, conversationId, mayReadBilling)
  const receipt = mayReadBilling && costs.status === 'ready' ? costs.data.receipt : undefined
  const price = useAnswerPrice(message, conversationId)
  const time = askedAt === undefined ? [] : [{ label: t('slip_time'), value: tookWords(at - askedAt) }]
  const figures = receipt && [
    { label: t('slip_model'), value: receipt.model },
    { label: t('slip_read'), value: t('tokens', { count: receipt.inputTokens }) },
    ...(receipt.cachedTokens
      ? [{ label: t('slip_cached'), value: t('tokens', { count: receipt.cachedTokens }) }]
      : []),
    ...(receipt.ownKeyFee === undefined ? [] : [{ label: t('slip_key'), value: t('slip_ownKey') }]),
    { label: t('slip_written'), value: t('tokens', { count: receipt.outputTokens }) },
    ...marginLines(receipt),
  ]
  return (
    <ReceiptPaper
      title={t('receipt')}
      note={formatClock(at)}
      rows={[...time, ...(figures ?? [])]}
      {...(receipt && {
        total: { label: t('credits'), value: formatCredits(receipt.amount, 4) },
        foot: (
          <>
            {payment(receipt.lease, id)}
            <br />
            <Link to={webPaths.receipt(region, receipt.lease, id)}>{t('wholeReceipt')}</Link>
          </>
        ),
      })}
      {...(price.status === 'ready' &&
        price.data !== null && {
          total: { label: t('slip_paid'), value: formatMicros(price.data, priceDecimals) },
        })}
      isUnrolling
    >
      {costs.status === 'error' && <InlineFailure text={t('costsNotLoaded')} retry={costs.retry} />}
      {price.status === 'error' && <InlineFailure text={t('priceNotLoaded')} retry={price.retry} />}
      {sources.length > 0 ? (
        <>
          <Sources titles={sources.map(({ title }) => title)} />
          <button type="button" className={styles.passages} aria-expanded={isOpen} onClick={onToggle}>
            {t('passages', { count: sources.length })}
          </button>
        </>
      ) : (
        <span className={styles.none}>{t('restsOnNothing')}</span>
      )}
    </ReceiptPaper>
  )
}

/** Prices of answers are fractions of a cent. */
const priceDecimals = 5

/** Returns what the answer costs the agency, what its client has paid for it, and the difference. */
function marginLines({ amount, price, markup }: Receipt) {
  if (price === undefined) return []
  return [
    { label: t('slip_cost'), value: formatMicros(costOf({ used: amount, markup }), priceDecimals) },
    { label: t('slip_price'), value: formatMicros(price, priceDecimals) },
    {
      label: t('slip_margin'),
      value: formatMicros(marginOf({ used: amount, price, markup }), priceDecimals),
    },
  ]
}

/** The shortest duration that is shown as a number, in milliseconds. */
const minShownMs = 100

function tookWords(ms: number): string {
  return ms < minShownMs ? t('lessThan', { time: formatSeconds(minShownMs) }) : formatSeconds(ms)
}

/** Lists the sources of an answer, each one once with the number of its passages that were used. */
function Sources({ titles }: { titles: string[] }) {
  const counts = new Map<string, number>()
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1)
  return (
    <>
      <p className={styles.label}>{t('restsOn')}</p>
      <ol className={styles.sources}>
        {[...counts].map(([title, count]) => (
          <li key={title}>
            <span dir="auto">{title}</span>
            {count > 1 && <span className={styles.times}>× {formatCount(count)}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
