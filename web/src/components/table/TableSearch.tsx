import { Suspense, type ComponentProps } from 'react'
import styles from './TableTools.module.css'
import { SearchField } from './parts.tsx'

/** The field that filters a table, with its room kept free until it has come. */
export function TableSearch(props: ComponentProps<typeof SearchField>) {
  return (
    <Suspense fallback={<div className={styles.search} />}>
      <SearchField className={styles.search} {...props} />
    </Suspense>
  )
}
