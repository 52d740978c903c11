import { BottomSheet } from '../../../components/dialogs/BottomSheet.tsx'
import { t } from '../../texts.ts'
import { TabRow, type ShownTab } from './TabRow.tsx'

interface MorePagesProps {
  tabs: readonly ShownTab[]
  onClose: () => void
}

/** The pages that the bar at the foot has no room for. */
export function MorePages({ tabs, onClose }: MorePagesProps) {
  return (
    <BottomSheet title={t('morePlaces')} onClose={onClose}>
      <TabRow shown={tabs} isVertical />
    </BottomSheet>
  )
}
