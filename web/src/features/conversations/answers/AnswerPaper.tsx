import { costOf, marginOf } from '@parley/functions/shared/agencies/profit'
import type { Message, Receipt } from '@parley/functions/shared/chat/conversation'
import { Link } from 'react-router-dom'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { ReceiptPaper } from '../../../components/receipts/ReceiptPaper.tsx'
import { formatCredits } from '../../../lib/formats/formatCredits.ts'
import { formatSeconds } from '../../../lib/formats/formatDuration.ts'
import { formatClock, formatCount } from '../../../lib/formats/formats.ts'
import { formatMicros } from '../../../lib/formats/money.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useInboxAgentRef, useInboxScope } from '../inboxContexts.ts'
import { t } from '../texts.ts'
import styles from './AnswerReceipt.module.css'
import { useAnswerCosts, useAnswerPrice } from './useAnswerCosts.ts'

export interface AnswerPaperProps {
  conversationId: string
  message: Message
  /** When the person asked the question, in unix milliseconds; undefined when unknown. */
  askedAt: number | undefined
  /** The button that shows the passages below the answer; without it the passages are beside the receipt. */
  passages?: { isOpen: boolean; onToggle: () => void }
}

/** The receipt of an answer: time, model, tokens, cost or price, and the sources. */
export function AnswerPaper({ conversationId, message, askedAt, passages }: AnswerPaperProps) {
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
      {sources.length === 0 && <span className={styles.none}>{t('restsOnNothing')}</span>}
      {sources.length > 0 && passages && (
        <>
          <Sources titles={sources.map(({ title }) => title)} />
          <button
            type="button"
            className={styles.passages}
            aria-expanded={passages.isOpen}
            onClick={passages.onToggle}
          >
            {t('passages', { count: sources.length })}
          </button>
        </>
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
