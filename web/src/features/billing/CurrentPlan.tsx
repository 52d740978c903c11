import { Badge, Button, Tooltip } from '@mantine/core'
import { planOf } from '@parley/functions/shared/payment'
import { IconPlus } from '@tabler/icons-react'
import { Rolling } from '../../components/Rolling.tsx'
import { formatCredits } from '../../lib/formatCredits.ts'
import { formatDate, formatList } from '../../lib/formats.ts'
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

/** The plan, and what there is to spend on it. */
export function CurrentPlan({ account, spent, onOpen }: CurrentPlanProps) {
  const {
    plan,
    subscription,
    isPaid,
    catalogue: { nanoUsdPerCredit },
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
            <bdi dir="auto">{plan.name}</bdi> <Badge color={status.color}>{t(status.label)}</Badge>
          </h2>
          <p className={styles.hint} dir="auto">
            {isPaid ? priceWords(account) : plan.description}
          </p>
          {owned && <p className={styles.hint}>{t('withAddons', { addons: owned })}</p>}
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
            <b>{left === undefined ? '–' : <Rolling text={formatUsd(left, nanoUsdPerCredit, 4)} />}</b>
            <Tooltip label={t('upgradeToTopUp')} disabled={isPaid}>
              <span>
                <Button
                  variant="default"
                  size="compact-sm"
                  leftSection={<IconPlus size={14} />}
                  disabled={!isPaid}
                  title={isPaid ? undefined : t('upgradeToTopUp')}
                  onClick={() => onOpen('topup')}
                >
                  {t('topUp')}
                </Button>
              </span>
            </Tooltip>
            <small>
              {left === undefined
                ? ' '
                : t(isPaid ? 'creditsLeft' : 'creditsLeftFree', { credits: formatCredits(left) })}
            </small>
            {debt > 0 && <small>{t('debt', { credits: formatCredits(debt) })}</small>}
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
                used && t('usageSince', { at: new Date(used.from) })
              )}
            </small>
          </dd>
        </div>
        {isPaid && subscription && !isEnding && (
          <div>
            <dt>{t('nextBillingDateLabel')}</dt>
            <dd>
              <b>{formatDate(subscription.renewsAt)}</b>
              <small>
                {renewal
                  ? t(next ? 'renewalWith' : 'renewalOf', {
                      amount: formatMoney(renewal.total, renewal.currency),
                      addons: next,
                    })
                  : t('renewalHint')}
              </small>
            </dd>
          </div>
        )}
      </dl>
      <UsageBar used={used} left={left} />
    </section>
  )
}

/** What the plan and each further credit cost. */
function priceWords({ plan, catalogue, currency }: Account): string {
  const price = formatCreditPrice(catalogue.nanoUsdPerCredit, currency)
  if (!plan.prices) return t('pricePerCredit', { price })
  const amount = formatMoney(plan.prices[currency.currency], currency.currency, 'dropped')
  return t('aMonthAndCredit', { amount, price })
}

/** "1 × Workspace seat and 2 × Client seat"; empty without any. */
function addonWords({ catalogue }: Account, quantities: Quantities): string {
  const owned = catalogue.addons.flatMap(({ key, name }) =>
    quantities[key] ? [t('addonCount', { count: quantities[key], name })] : [],
  )
  return owned.length === 0 ? '' : formatList(owned)
}

/** A subscription that there was, while the free plan is in force. */
function Former({ account: { subscription, isPaid, catalogue } }: { account: Account }) {
  if (isPaid || !subscription) return null
  const { label, color } = statusWords[subscription.status]
  return (
    <p className={styles.former}>
      <bdi dir="auto">{planOf(catalogue, subscription.plan).name}</bdi>{' '}
      <Badge color={color}>{t(label)}</Badge>
    </p>
  )
}
