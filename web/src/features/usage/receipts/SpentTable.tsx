import type { Region } from '@parley/functions/shared/regions/regions'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { formatCredits } from '../../../lib/formats/formatCredits.ts'
import type { Column } from '../../../components/table/columns.ts'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { wholeTable } from '../../../components/table/tableData.ts'
import { formatDateTime } from '../../../lib/formats/formats.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import type { PaidRow } from './creditSpans.ts'
import styles from './receipts.module.css'
import { t } from '../texts.ts'

interface SpentTableProps {
  rows: PaidRow[]
  nameOf: (agentId: string) => string
}

/** Lists the answers and calls that a movement's credit has paid. */
export function SpentTable({ rows, nameOf }: SpentTableProps) {
  const { region } = useWorkspaceRef()
  const columns = useMemo(() => columnsOf(region, nameOf), [region, nameOf])
  return (
    <DataTable
      label={t('answersPaid')}
      failure={t('answersNotLoaded')}
      rows={wholeTable(rows)}
      columns={columns}
      nameOf={modelOf}
      empty={<p className={styles.hint}>{t('nothingYet')}</p>}
    />
  )
}

function modelOf({ row }: PaidRow): string {
  return row.model === 'call' ? t('voiceCall') : row.model
}

function columnsOf(region: Region, nameOf: (agentId: string) => string): Column<PaidRow>[] {
  const agentOf = ({ row }: PaidRow) => nameOf(row.agentId)
  return [
    {
      id: 'time',
      title: t('time'),
      onCards: 'untitled',
      sortBy: ({ row }) => row.at,
      isDescendingFirst: true,
      cell: ({ row, lease }) => (
        <Link to={webPaths.receipt(region, lease, row.messageId)}>{formatDateTime(row.at)}</Link>
      ),
    },
    { id: 'agent', title: t('agent'), isMain: true, sortBy: agentOf, cell: agentOf },
    { id: 'model', title: t('model'), onCards: 'untitled', sortBy: modelOf, cell: modelOf },
    {
      id: 'credits',
      title: t('credits'),
      isNumber: true,
      isDescendingFirst: true,
      onCards: 'end',
      sortBy: ({ units }) => units,
      cell: ({ units }) => formatCredits(units, 4),
    },
  ]
}
