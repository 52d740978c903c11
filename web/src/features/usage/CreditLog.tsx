import { useMemo } from 'react'
import { DataTable } from '../../components/table/DataTable.tsx'
import { wholeTable } from '../../components/table/tableData.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import type { LogEntry } from './creditLog.ts'
import { creditLogColumns } from './creditLogColumns.tsx'
import styles from './UsagePage.module.css'
import { t } from './texts.ts'

interface CreditLogProps {
  entries: LogEntry[]
  nameOf: (agentId: string) => string
}

/** Lists every change of the balance, newest first. */
export function CreditLog({ entries, nameOf }: CreditLogProps) {
  const { region } = useWorkspaceRef()
  const columns = useMemo(() => creditLogColumns(region, nameOf), [region, nameOf])
  return (
    <section className={styles.log} aria-labelledby="credit-log">
      <h2 id="credit-log">{t('creditLog')}</h2>
      {entries.length > 0 && (
        <output className={styles.hint}>{t('entries', { count: entries.length })}</output>
      )}
      <DataTable
        label={t('entriesOfTheCreditLog')}
        failure={t('logNotLoaded')}
        rows={wholeTable(entries)}
        columns={columns}
        idOf={keyOf}
        nameOf={messageOf}
        sortPart="log"
        empty={<p className={styles.hint}>{t('balanceUnchanged')}</p>}
      />
    </section>
  )
}

const keyOf = ({ key }: LogEntry) => key
const messageOf = ({ message }: LogEntry) => message
