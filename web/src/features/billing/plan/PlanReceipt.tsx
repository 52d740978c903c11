import { Badge, Button } from '@mantine/core'
import { planOf, type Payment } from '@parley/functions/shared/billing/payment'
import { priceOfOrder } from '@parley/functions/shared/billing/planPrices'
import { ReceiptPaper, ReceiptLines, type ReceiptLine } from '../../../components/receipts/ReceiptPaper.tsx'
import { formatDate } from '../../../lib/formats/formats.ts'
import type { Live } from '../../../lib/live/live.ts'
import { formatCreditPrice, formatMoney, formatUsd } from '../../../lib/formats/money.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import { presentOrder, statusWords, type Account, type Spent } from '../account.ts'
import styles from './CurrentPlan.module.css'
import { addonLines, paymentLines } from '../payments/paymentLines.ts'
import type { BillingDialog } from '../useBillingDialog.ts'
import { useRenewal } from './useRenewal.ts'
import { t } from '../texts.ts'

interface PlanReceiptProps {
  account: Account
  spent: Live<Spent>
  onOpen: (dialog: BillingDialog) => void
}

/** The plan as a receipt: the next payment and its date, and the month's usage of credit. */
export function PlanReceipt({ account, spent, onOpen }: PlanReceiptProps) {
  const { plan, subscription, isPaid } = account
  const status = isPaid && subscription ? statusWords[subscription.status] : statusWords.active
  const renewal = useRenewal(account)
  const renewsAt = isPaid && subscription?.endsAt === null ? subscription.renewsAt : undefined
  return (
    <div className={styles.slip}>
      <ReceiptPaper
        title={
          <h2>
            <bdi dir="auto">{priceWords(plan.name)}</bdi>{' '}
            <Badge color={status.color}>{t(status.label)}</Badge>
          </h2>
        }
        rows={[
          ...(renewsAt === undefined
            ? []
            : [{ label: t('nextBillingDateLabel'), value: formatDate(renewsAt) }]),
          ...ownLines(account, renewal),
        ]}
        {...(renewsAt !== undefined &&
          renewal && {
            total: { label: t('youPay'), value: formatMoney(renewal.total, renewal.currency) },
          })}
        foot={
          <>
            <MonthCost account={account} spent={spent} />
            <div className={styles.buttons}>
              {isPaid ? (
                <Button variant="default" onClick={() => onOpen('modify')}>
                  {t('modifyPlan')}
                </Button>
              ) : (
                <Button onClick={() => onOpen('upgrade')}>{t('upgrade')}</Button>
              )}
            </div>
          </>
        }
      >
        <p dir="auto">{isPaid ? priceOf(account) : priceWords(plan.description)}</p>
        <Former account={account} />
      </ReceiptPaper>
    </div>
  )
}

/** Returns the lines of the next payment; without one, the remaining add-ons of the month. */
function ownLines({ isPaid, subscription, catalogue }: Account, renewal: Payment | undefined): ReceiptLine[] {
  if (renewal) return paymentLines(renewal)
  return isPaid && subscription ? addonLines(catalogue, subscription.addons) : []
}

/** The exact cost, as on every receipt. Fractions of a cent are paler. */
function MonthCost({ account: { catalogue, isPaid }, spent }: Pick<PlanReceiptProps, 'account' | 'spent'>) {
  if (spent.status === 'error')
    return (
      <Button variant="subtle" size="compact-sm" onClick={spent.retry}>
        {t('tryAgain')}
      </Button>
    )
  const cost =
    spent.status === 'ready' ? formatUsd(spent.data.units, catalogue.nanoUsdPerCredit, 4, 'used') : '–'
  const [, cents = cost, fraction, sign] = /^(.*\D\d\d)(\d\d)(\D*)$/.exec(cost) ?? []
  const value = (
    <>
      {cents}
      <span className={styles.fraction}>{fraction}</span>
      {sign}
    </>
  )
  return (
    <>
      <ReceiptLines lines={[{ label: t('costThisMonth'), value }]} />
      {isPaid && <p>{t('fromYourCredit')}</p>}
    </>
  )
}

/** Returns the price of the plan and of each further credit. */
function priceOf(account: Account): string {
  const { plan, catalogue, currency } = account
  const price = formatCreditPrice(catalogue.nanoUsdPerCredit, currency)
  if (!plan.prices) return t('pricePerCredit', { price })
  const order = presentOrder(account)
  const amount = formatMoney(priceOfOrder(catalogue, currency, order).shown, currency.currency, 'dropped')
  return t(order.cycle === 'yearly' ? 'aYearAndCredit' : 'aMonthAndCredit', { amount, price })
}

/** A former subscription, while the free plan is in force. */
function Former({ account: { subscription, isPaid, catalogue } }: { account: Account }) {
  if (isPaid || !subscription) return null
  const { label, color } = statusWords[subscription.status]
  return (
    <p className={styles.former}>
      <bdi dir="auto">{priceWords(planOf(catalogue, subscription.plan).name)}</bdi>{' '}
      <Badge color={color}>{t(label)}</Badge>
    </p>
  )
}
