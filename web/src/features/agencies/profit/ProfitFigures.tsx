import { costOf, marginOf, type OrganisationProfit } from '@parley/functions/shared/agencies/profit'
import { formatCredits, formatUsed } from '../../../lib/formats/formatCredits.ts'
import { formatPercent } from '../../../lib/formats/formats.ts'
import { formatMicros, formatMoney } from '../../../lib/formats/money.ts'
import styles from './Profit.module.css'
import { t } from './texts.ts'

type Summed = 'sold' | 'paid' | 'fees' | 'returned' | 'refunded' | 'used' | 'price' | 'covered' | 'markup'

/** Sums the month of all organisations up. */
export function ProfitFigures({ organisations }: { organisations: readonly OrganisationProfit[] }) {
  const sum = (of: Summed) => organisations.reduce((total, organisation) => total + organisation[of], 0)
  const use = { used: sum('used'), price: sum('price'), markup: sum('markup') }
  const covered = sum('covered')
  const margin = marginOf(use)
  return (
    <dl className={styles.figures}>
      <Figure
        label={t('sold')}
        value={formatMoney(sum('paid'), 'usd')}
        hint={t('soldHint', { credits: formatCredits(sum('sold')), fees: formatMoney(sum('fees'), 'usd') })}
      />
      <Figure
        label={t('refunds')}
        value={formatMoney(sum('refunded'), 'usd')}
        hint={t('creditsReturned', { credits: formatCredits(sum('returned')) })}
      />
      <Figure
        label={t('used')}
        value={formatMicros(use.price)}
        hint={t('usedHint', { credits: formatUsed(use.used) })}
      />
      <Figure
        label={t('cost')}
        value={formatMicros(costOf(use))}
        hint={
          covered > 0
            ? t('costHintCovered', { covered: formatMicros(costOf({ used: covered })) })
            : t('costHint')
        }
      />
      <Figure
        label={t('margin')}
        value={formatMicros(margin)}
        hint={
          use.price > 0 ? t('marginShare', { share: formatPercent(margin / use.price) }) : t('marginHint')
        }
      />
    </dl>
  )
}

function Figure({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <small>{hint}</small>
      </dd>
    </div>
  )
}
