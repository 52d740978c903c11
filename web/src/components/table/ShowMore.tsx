import { Button } from '@mantine/core'
import type { TableData } from './tableData.ts'
import styles from './search/TableTools.module.css'
import { t } from '../texts.ts'

/** The button that shows more rows, if there are any. */
export function ShowMore<Item>({
  data: { items, hasMore, isLoadingMore, loadMore },
}: {
  data: TableData<Item>
}) {
  if (!hasMore) return null
  return (
    <p className={styles.end}>
      <Button variant="default" loading={isLoadingMore ?? false} onClick={loadMore}>
        {t('showMore')}
      </Button>
      <output>{t('newestShown', { count: items.length })}</output>
    </p>
  )
}
