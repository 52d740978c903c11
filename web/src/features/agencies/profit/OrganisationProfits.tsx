import type { OrganisationProfit } from '@parley/functions/shared/agencies/profit'
import { paths } from '@parley/functions/shared/paths'
import { useMemo } from 'react'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { wholeTable } from '../../../components/table/tableData.ts'
import { useAgencyHost } from '../../../lib/agencies/useAgencyHost.ts'
import { compareNames } from '../../../lib/formats/formats.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { organisationProfitColumns } from './organisationProfitColumns.tsx'
import { nameOfOrganisation } from './nameOfOrganisation.ts'
import styles from './Profit.module.css'
import { t } from './texts.ts'
import { urgencyOf } from './urgencyOf.ts'

/** Lists the organisations, the most urgent ones first. */
export function OrganisationProfits({ organisations }: { organisations: readonly OrganisationProfit[] }) {
  const { region, workspaceId } = useWorkspaceRef()
  const workspace = useLiveDoc('workspace', { region, path: paths.workspace(workspaceId) })
  const host = useAgencyHost(workspace.status === 'ready' ? workspace.data?.agencyId : undefined)
  const columns = useMemo(() => organisationProfitColumns(region, host), [region, host])
  const rows = useMemo(() => wholeTable(organisations.toSorted(byUrgency)), [organisations])
  return (
    <section className={styles.part} aria-labelledby="profit-clients">
      <h2 id="profit-clients">{t('clients')}</h2>
      <DataTable
        label={t('clients')}
        failure={t('notLoaded')}
        rows={rows}
        columns={columns}
        idOf={idOf}
        nameOf={nameOfOrganisation}
      />
    </section>
  )
}

const idOf = ({ orgId }: OrganisationProfit) => orgId

function byUrgency(one: OrganisationProfit, other: OrganisationProfit): number {
  return urgencyOf(one) - urgencyOf(other) || compareNames(one.name, other.name)
}
