import { Button } from '@mantine/core'
import { texts } from '@parley/functions/shared/texts'

/** The next step after a publication. */
export function PublishedHint({ onAdd, onNever }: { onAdd: () => void; onNever: () => void }) {
  return (
    <>
      <p>{texts.published}</p>
      <Button data-autofocus onClick={onAdd}>
        Add widget to website
      </Button>
      <Button variant="subtle" color="gray" onClick={onNever}>
        Don't show again
      </Button>
    </>
  )
}
