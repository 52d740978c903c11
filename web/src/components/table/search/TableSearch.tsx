import { Suspense, type ComponentProps } from 'react'
import styles from './TableTools.module.css'
import { SearchField } from '../parts.tsx'

/** The field that filters a table; its space is reserved until it is loaded. */
export function TableSearch(props: ComponentProps<typeof SearchField>) {
  return (
    <Suspense fallback={<div className={styles.search} />}>
      <SearchField className={styles.search} {...props} />
    </Suspense>
  )
}
