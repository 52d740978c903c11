import { Button } from '@mantine/core'
import { creditLeft, unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { DayBars } from '../../../components/charts/DayBars.tsx'
import { Rolling } from '../../../components/Rolling.tsx'
import { formatCredits, formatUsed } from '../../../lib/formats/formatCredits.ts'
import { formatCompact } from '../../../lib/formats/formats.ts'
import { lastingDays } from '../../../lib/formats/lastingDays.ts'
import type { Live } from '../../../lib/live/live.ts'
import { useWallet } from '../../../lib/live/liveShell.tsx'
import { formatUsd } from '../../../lib/formats/money.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import type { Account, Spent } from '../account.ts'
import styles from '../plan/CurrentPlan.module.css'
import { UsageBar } from './UsageBar.tsx'
import type { BillingDialog } from '../useBillingDialog.ts'
import { useDebt } from './useDebt.ts'
import { t } from '../texts.ts'

/** Units of credit used on each of the last days; the last day is not over. */
export interface SpentByDay {
  /** The starts of the days, in Unix milliseconds. */
  days: readonly number[]
  spent: readonly number[]
}

interface CreditLeftProps {
  account: Account
  spent: Live<Spent>
  byDay: Live<SpentByDay>
  onOpen: (dialog: BillingDialog) => void
}

/** The balance as money, as credits and as time, with a link to buy more. */
export function CreditLeft({ account, spent, byDay, onOpen }: CreditLeftProps) {
  const { isPaid, catalogue } = account
  const wallet = useWallet()
  const left = wallet.status === 'ready' && wallet.data ? creditLeft(wallet.data) : undefined
  const debt = useDebt()
  const pace = byDay.status === 'ready' ? byDay.data : undefined
  return (
    <div className={styles.credit}>
      <div className={styles.left}>
        <p className={styles.label}>{t('balance')}</p>
        <p className={styles.balance}>
          {left === undefined ? '–' : <Rolling text={formatUsd(left, catalogue.nanoUsdPerCredit, 2)} />}
        </p>
        <p className={styles.words}>{left === undefined ? ' ' : creditWords(left, pace?.spent ?? [])}</p>
        {debt > 0 && <p className={styles.words}>{t('debt', { credits: formatCredits(debt, 0) })}</p>}
        {isPaid && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => onOpen('topup')}>
            {t('topUp')}
          </Button>
        )}
      </div>
      <UsageBar used={spent.status === 'ready' ? spent.data : undefined} left={left} />
      {pace && pace.spent.some((units) => units > 0) && <WhereItWent {...pace} />}
      {pace && !pace.spent.some((units) => units > 0) && <p className={styles.nothing}>{t('nothingUsed')}</p>}
    </div>
  )
}

function WhereItWent({ days, spent }: SpentByDay) {
  const { region } = useWorkspaceRef()
  return (
    <div className={styles.went}>
      <p>
        <span>
          {t('usedInTwoWeeks')} <b>{formatUsed(spent.reduce((sum, units) => sum + units, 0))}</b>
        </span>
        <Link to={webPaths.usage(region)}>{t('seeWhereItWent')}</Link>
      </p>
      <DayBars
        days={days}
        height={96}
        isLegendUnseen
        format={(units) => formatUsed(units, 0)}
        formatAxis={(units) => formatCompact(units / unitsPerCredit)}
        series={[{ id: 'spent', name: t('creditsUsed'), colour: 'var(--accent-line)', values: spent }]}
      />
    </div>
  )
}

function creditWords(left: number, spent: readonly number[]): string {
  const credits = formatCredits(left, 0)
  const days = lastingDays(left, spent)
  if (days === undefined) return t('creditsLeft', { credits })
  return t('creditsLast', { credits, time: days === 'long' ? t('lastLong') : t('lastDays', { days }) })
}
