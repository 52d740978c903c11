import { Button, EmptyState } from '@mantine/core'
import { t } from '../../texts.ts'

interface FilteredEmptyProps {
  /** Rows that were not read yet may match. */
  isSearching: boolean
  onClear: () => void
}

/** Says that no row matches, with a button that removes the filter. */
export function FilteredEmpty({ isSearching, onClear }: FilteredEmptyProps) {
  return (
    <EmptyState
      title={isSearching ? t('nothingMatchesSoFar') : t('nothingMatches')}
      description={isSearching ? t('readingOlderRows') : t('tryOtherWords')}
    >
      <EmptyState.Actions>
        <Button variant="default" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
