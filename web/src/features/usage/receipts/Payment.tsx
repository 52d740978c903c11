import { paths } from '@parley/functions/shared/paths'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useLiveDoc, useLiveList } from '../../../lib/live/live.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { paidBy, spanOfRow } from './creditSpans.ts'
import { t } from '../texts.ts'

interface PaymentProps {
  lease: string
  messageId: string
}

/** The newest two movements before a receipt's end almost always paid it completely. */
const maxMovements = 2

/** Shows in one line which payment bought the credit of an answer; read when it is shown. */
export function Payment({ lease, messageId }: PaymentProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const wallet = paths.walletOf(workspaceId)
  const usage = useLiveDoc('usage', { region, path: `${wallet}/usage/${lease}` })
  const settled = usage.status === 'ready' ? usage.data : null
  const index = settled ? settled.rows.findIndex((row) => row.messageId === messageId) : -1
  const span = settled && index >= 0 ? spanOfRow(settled, index) : null
  const entries = useLiveList(
    'ledgerEntry',
    span && {
      region,
      path: `${wallet}/ledger`,
      newestBy: 'position',
      after: Math.max(span.end, 1),
      count: maxMovements,
    },
  )
  if (usage.status === 'error' || entries.status === 'error') return t('paymentNotLoaded')
  if (usage.status === 'ready' && !span) return t('notSettledYet')
  if (!span || entries.status === 'loading') return t('paymentLoading')
  const parts = paidBy(span, entries.data.items)
  if (parts.length === 0) return t('thisCostNoCredit')
  return (
    <>
      {t('paidFrom')}{' '}
      {parts.map(({ entry }, place) => (
        <Fragment key={entry.seq}>
          {place > 0 && ' · '}
          <Link to={webPaths.credit(region, entry.seq)}>
            {t('movementOn', { movement: t(`movement_${entry.type}`), day: formatDate(entry.at) })}
          </Link>
        </Fragment>
      ))}
    </>
  )
}
