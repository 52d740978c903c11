import type { ReactNode } from 'react'
import { t } from '../texts.ts'
import type { Column } from './columns.ts'

/**
 * The column at the end of a row that holds what can be done with it. `isWide`: several buttons, which have a
 * line of their own where rows are cards.
 */
export function actionsColumn<Item>(cell: (item: Item) => ReactNode, isWide = false): Column<Item> {
  return { id: 'actions', title: t('actions'), isTitleHidden: true, ...(!isWide && { onCards: 'end' }), cell }
}
