import { Button } from '@mantine/core'
import { t } from './texts.ts'

/** The next step after a publication. */
export function PublishedHint({ onAdd, onNever }: { onAdd: () => void; onNever: () => void }) {
  return (
    <>
      <p>{t('publishedHint')}</p>
      <Button data-autofocus onClick={onAdd}>
        {t('addWidgetToWebsite')}
      </Button>
      <Button variant="subtle" color="gray" onClick={onNever}>
        {t('dontShowAgain')}
      </Button>
    </>
  )
}
