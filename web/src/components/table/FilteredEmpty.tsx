import { Button, EmptyState } from '@mantine/core'

interface FilteredEmptyProps {
  /** Rows that were not read yet may fit. */
  isSearching: boolean
  onClear: () => void
}

/** Says that no row fits, and leads back to all of them. */
export function FilteredEmpty({ isSearching, onClear }: FilteredEmptyProps) {
  return (
    <EmptyState
      title={isSearching ? 'Nothing matches so far' : 'Nothing matches'}
      description={
        isSearching ? 'The older ones are being read.' : 'Try other words, or look at all of them.'
      }
    >
      <EmptyState.Actions>
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
