import { texts } from '@parley/functions/shared/texts'
import { Button } from '../../components/Button.tsx'

/** The next step after a publication. */
export function PublishedHint({ onAdd, onNever }: { onAdd: () => void; onNever: () => void }) {
  return (
    <>
      <p>{texts.published}</p>
      <Button data-autofocus onClick={onAdd}>
        Add widget to website
      </Button>
      <Button variant="quiet" onClick={onNever}>
        Don't show again
      </Button>
    </>
  )
}
