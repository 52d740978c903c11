import { Button } from '@mantine/core'
import styles from './PublishedHint.module.css'
import { t } from './texts.ts'

interface PublishedHintProps {
  /** Of the agent's launcher. */
  colour: string
  onAdd: () => void
  onNever: () => void
}

/** The next step after a publication, below a page that the launcher has just come onto. */
export function PublishedHint({ colour, onAdd, onNever }: PublishedHintProps) {
  return (
    <>
      <div className={styles.site} aria-hidden="true">
        <i />
        <i />
        <i />
        <b style={{ background: colour }} />
      </div>
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
