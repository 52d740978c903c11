import { costOf, marginOf, type OrganisationProfit } from '@parley/functions/shared/agencies/profit'
import { useMemo } from 'react'
import type { Column } from '../../../components/table/columns.ts'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { wholeTable } from '../../../components/table/tableData.ts'
import { formatUsed } from '../../../lib/formats/formatCredits.ts'
import { formatMicros } from '../../../lib/formats/money.ts'
import { nameOfAgent } from './nameOfAgent.ts'
import { nameOfOrganisation } from './nameOfOrganisation.ts'
import styles from './Profit.module.css'
import { t } from './texts.ts'

/** The use of one agent of an organisation. */
interface AgentRow {
  key: string
  agent: string
  organisation: string
  used: number
  price: number
  markup: number
}

/** Lists the agents that have used credit, those with the highest margin first. */
export function AgentProfits({ organisations }: { organisations: readonly OrganisationProfit[] }) {
  const rows = useMemo(() => rowsOf(organisations), [organisations])
  const columns = useMemo(() => agentColumns(), [])
  return (
    <section className={styles.part} aria-labelledby="profit-agents">
      <h2 id="profit-agents">{t('agents')}</h2>
      <DataTable
        label={t('agents')}
        failure={t('notLoaded')}
        rows={wholeTable(rows)}
        columns={columns}
        idOf={({ key }) => key}
        nameOf={({ agent }) => agent}
        sortPart="agents"
        empty={<p className={styles.hint}>{t('nothingUsed')}</p>}
      />
    </section>
  )
}

function rowsOf(organisations: readonly OrganisationProfit[]): AgentRow[] {
  return organisations
    .flatMap((organisation) =>
      organisation.agents.map(({ agentId, title, used, price, markup }) => ({
        key: `${organisation.orgId} ${agentId}`,
        agent: nameOfAgent({ agentId, title }),
        organisation: nameOfOrganisation(organisation),
        used,
        price,
        markup,
      })),
    )
    .toSorted((one, other) => marginOf(other) - marginOf(one))
}

function agentColumns(): Column<AgentRow>[] {
  const numbers = { isNumber: true, isDescendingFirst: true } as const
  return [
    {
      id: 'agent',
      title: t('agent'),
      isMain: true,
      sortBy: ({ agent }) => agent,
      cell: ({ agent }) => <bdi dir="auto">{agent}</bdi>,
    },
    {
      id: 'client',
      title: t('client'),
      onCards: 'untitled',
      sortBy: ({ organisation }) => organisation,
      cell: ({ organisation }) => <bdi dir="auto">{organisation}</bdi>,
    },
    {
      id: 'credits',
      title: t('creditsUsed'),
      ...numbers,
      sortBy: ({ used }) => used,
      cell: ({ used }) => formatUsed(used),
    },
    {
      id: 'used',
      title: t('used'),
      ...numbers,
      onCards: 'hidden',
      sortBy: ({ price }) => price,
      cell: ({ price }) => formatMicros(price),
    },
    {
      id: 'cost',
      title: t('cost'),
      ...numbers,
      onCards: 'hidden',
      sortBy: costOf,
      cell: (row) => formatMicros(costOf(row)),
    },
    {
      id: 'margin',
      title: t('margin'),
      ...numbers,
      onCards: 'end',
      sortBy: marginOf,
      cell: (row) => formatMicros(marginOf(row)),
    },
  ]
}
