import { ActionIcon } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import styles from './ChartCard.module.css'
import type { Column } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { wholeTable } from '../table/tableData.ts'
import { t } from '../texts.ts'

interface ChartCardProps {
  /** Names the chart in the URL of its page. Saved links use it, so it does not change. */
  id: string
  title: string
  isWide?: boolean
  /** The headings of the same data as a table; the first column names the row. */
  head: string[]
  rows: string[][]
  /** The main result in a sentence, below the title. */
  lead?: ReactNode
  children: ReactNode
}

/** A chart with its data as a table, for screen readers and on request. */
export function ChartCard({ id, title, isWide = false, head, rows, lead, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false)
  const change = isTable ? t('showAsAChart') : t('showAsATable')
  return (
    <figure
      id={id}
      className={isWide ? `${styles.chart} ${styles.wide}` : styles.chart}
      aria-labelledby={`${id}-title`}
    >
      <figcaption>
        <h2 id={`${id}-title`}>{title}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={change}
          title={change}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? <IconChartBar size={16} /> : <IconTable size={16} />}
        </ActionIcon>
      </figcaption>
      {lead}
      {isTable ? <Figures title={title} head={head} rows={rows} /> : <div aria-hidden="true">{children}</div>}
    </figure>
  )
}

function Figures({ title, head, rows }: Pick<ChartCardProps, 'title' | 'head' | 'rows'>) {
  const columns = useMemo(() => head.map(columnOf), [head])
  return (
    <DataTable
      label={t('tableOf', { title })}
      failure={t('figuresNotLoaded')}
      rows={wholeTable(rows)}
      columns={columns}
      nameOf={([name = '']) => name}
      shownAtFirst={10}
    />
  )
}

function columnOf(title: string, index: number): Column<string[]> {
  return {
    id: String(index),
    title,
    isMain: index === 0,
    isNumber: index > 0,
    cell: (cells) => cells[index],
  }
}
