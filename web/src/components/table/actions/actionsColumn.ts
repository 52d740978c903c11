import type { ReactNode } from 'react'
import { t } from '../../texts.ts'
import type { Column } from '../columns.ts'

/**
 * Creates the column at the end of a row for its actions. With `isWide`, several buttons get a line of their
 * own where rows are cards.
 */
export function actionsColumn<Item>(cell: (item: Item) => ReactNode, isWide = false): Column<Item> {
  return { id: 'actions', title: t('actions'), isTitleHidden: true, ...(!isWide && { onCards: 'end' }), cell }
}
