import { Skeleton } from '@mantine/core'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { t } from '../texts.ts'

interface TableSkeletonProps<Item> {
  label: string
  columns: readonly Column<Item>[]
  canSelect: boolean
}

/** A table whose rows are loading. */
export function TableSkeleton<Item>({ label, columns, canSelect }: TableSkeletonProps<Item>) {
  return (
    <section className={styles.frame} aria-busy="true" aria-label={t('loadingTable', { label })}>
      <table className={styles.table} aria-hidden="true">
        <tbody>
          {[0, 1, 2].map((row) => (
            <tr key={row}>
              {canSelect && (
                <td className={styles.box}>
                  <Skeleton height={16} width={16} />
                </td>
              )}
              {columns.map(({ id, isMain, onCards }) => (
                <td
                  key={id}
                  data-main={isMain}
                  data-cards={isMain ? undefined : (onCards ?? 'hidden')}
                  data-below={onCards === 'untitled' || onCards === 'control' || undefined}
                >
                  <Skeleton height={12} width={isMain ? '60%' : 72} my={4} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
