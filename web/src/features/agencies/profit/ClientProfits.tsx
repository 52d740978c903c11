import type { ClientProfit } from '@parley/functions/shared/agencies/profit'
import { useMemo } from 'react'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { wholeTable } from '../../../components/table/tableData.ts'
import { compareNames } from '../../../lib/formats/formats.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { clientProfitColumns } from './clientProfitColumns.tsx'
import { nameOfClient } from './nameOfClient.ts'
import styles from './Profit.module.css'
import { t } from './texts.ts'
import { urgencyOf } from './urgencyOf.ts'

/** Lists the clients, the most urgent ones first. */
export function ClientProfits({ clients }: { clients: readonly ClientProfit[] }) {
  const { region } = useWorkspaceRef()
  const columns = useMemo(() => clientProfitColumns(region), [region])
  const rows = useMemo(() => wholeTable(clients.toSorted(byUrgency)), [clients])
  return (
    <section className={styles.part} aria-labelledby="profit-clients">
      <h2 id="profit-clients">{t('clients')}</h2>
      <DataTable
        label={t('clients')}
        failure={t('notLoaded')}
        rows={rows}
        columns={columns}
        idOf={idOf}
        nameOf={nameOfClient}
      />
    </section>
  )
}

const idOf = ({ orgId }: ClientProfit) => orgId

function byUrgency(one: ClientProfit, other: ClientProfit): number {
  return urgencyOf(one) - urgencyOf(other) || compareNames(one.name, other.name)
}
