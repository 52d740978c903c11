import { Badge, Button, Tooltip } from '@mantine/core'
import { formatCredits } from '@parley/functions/shared/credits'
import { planOf } from '@parley/functions/shared/payment'
import { IconPlus } from '@tabler/icons-react'
import { formatDate } from '../../lib/formats.ts'
import type { Live } from '../../lib/live.ts'
import { useWallet } from '../../lib/liveShell.tsx'
import { statusWords, type Account, type Spent } from './account.ts'
import { formatCreditPrice, formatMoney, formatUsd } from '../../lib/money.ts'
import type { Quantities } from './purchases.ts'
import { UsageBar } from './UsageBar.tsx'
import styles from './BillingPage.module.css'
import type { BillingDialog } from './useBillingDialog.ts'
import { useDebt } from './useDebt.ts'
import { useRenewal } from './useRenewal.ts'
import { t } from './texts.ts'

interface CurrentPlanProps {
  account: Account
  spent: Live<Spent>
  onOpen: (dialog: BillingDialog) => void
}

const topUpHint = 'Upgrade your plan to top up your balance'

/** The plan, and what there is to spend on it. */
export function CurrentPlan({ account, spent, onOpen }: CurrentPlanProps) {
  const {
    plan,
    subscription,
    isPaid,
    catalogue: { nanoUsdPerCredit },
    currency: { currency },
  } = account
  const wallet = useWallet()
  const left = wallet.status === 'ready' && wallet.data ? wallet.data.balance + wallet.data.leased : undefined
  const used = spent.status === 'ready' ? spent.data : undefined
  const status = isPaid && subscription ? statusWords[subscription.status] : statusWords.active
  const isEnding = subscription?.endsAt !== null
  const owned = isPaid && subscription ? addonWords(account, subscription.addons) : ''
  const next = subscription ? addonWords(account, subscription.nextAddons) : ''
  const renewal = useRenewal(account)
  const debt = useDebt()
  return (
    <section className={styles.card} aria-label={t('currentPlan')}>
      <header className={styles.planHead}>
        <div>
          <p className={styles.eyebrow}>{t('currentPlan')}</p>
          <h2>
            {plan.name} <Badge color={status.color}>{status.label}</Badge>
          </h2>
          <p className={styles.hint}>
            {isPaid
              ? `${plan.prices ? `${formatMoney(plan.prices[currency], currency, 'dropped')} a month, and ` : ''}${formatCreditPrice(nanoUsdPerCredit, account.currency)} for every credit that you add`
              : plan.description}
          </p>
          {owned && <p className={styles.hint}>With {owned}</p>}
          <Former account={account} />
        </div>
        <div className={styles.planButtons}>
          {!isPaid && <Button onClick={() => onOpen('upgrade')}>{t('upgrade')}</Button>}
          <Button variant={isPaid ? 'filled' : 'default'} onClick={() => onOpen('modify')}>
            {t('modifyPlan')}
          </Button>
        </div>
      </header>
      <dl className={styles.figures}>
        <div>
          <dt>{t('balance')}</dt>
          <dd>
            <b>{left === undefined ? '–' : formatUsd(left, nanoUsdPerCredit, 4)}</b>
            <Tooltip label={topUpHint} disabled={isPaid}>
              <span>
                <Button
                  variant="default"
                  size="compact-sm"
                  leftSection={<IconPlus size={14} />}
                  disabled={!isPaid}
                  title={isPaid ? undefined : topUpHint}
                  onClick={() => onOpen('topup')}
                >
                  {t('topUp')}
                </Button>
              </span>
            </Tooltip>
            <small>
              {left === undefined ? ' ' : `${formatCredits(left)} credits`}
              {!isPaid && `. ${topUpHint}.`}
            </small>
            {debt > 0 && (
              <small>
                {formatCredits(debt)} credits were refunded after they had been spent: the next credit pays
                them first.
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('costThisMonth')}</dt>
          <dd>
            <b>{used === undefined ? '–' : formatUsd(used.units, nanoUsdPerCredit, 4, 'used')}</b>
            <small>
              {spent.status === 'error' ? (
                <Button variant="subtle" size="compact-sm" onClick={spent.retry}>
                  {t('tryAgain')}
                </Button>
              ) : (
                used && `Usage since ${formatDate(used.from)}`
              )}
            </small>
          </dd>
        </div>
        {isPaid && subscription && !isEnding && (
          <div>
            <dt>{t('nextBillingDate2')}</dt>
            <dd>
              <b>{formatDate(subscription.renewsAt)}</b>
              <small>
                {renewal
                  ? `${formatMoney(renewal.total, renewal.currency)} for the plan${next && ` and ${next}`}`
                  : t('planAndAddOns')}
              </small>
            </dd>
          </div>
        )}
      </dl>
      <UsageBar used={used} left={left} />
    </section>
  )
}

/** "1 Workspace seat, 2 Client seat" */
function addonWords({ catalogue }: Account, quantities: Quantities): string {
  return catalogue.addons
    .flatMap(({ key, name }) => (quantities[key] ? [`${quantities[key]} × ${name}`] : []))
    .join(', ')
}

/** A subscription that there was, while the free plan is in force. */
function Former({ account: { subscription, isPaid, catalogue } }: { account: Account }) {
  if (isPaid || !subscription) return null
  const { label, color } = statusWords[subscription.status]
  return (
    <p className={styles.former}>
      {planOf(catalogue, subscription.plan).name} <Badge color={color}>{label}</Badge>
    </p>
  )
}
