import { Button } from '@mantine/core'
import styles from './InlineFailure.module.css'
import { t } from '../texts.ts'

interface InlineFailureProps {
  /** A whole sentence. */
  text: string
  retry: () => void
}

/** A line that says that a small part of a page could not be loaded. */
export function InlineFailure({ text, retry }: InlineFailureProps) {
  return (
    <p className={styles.failure} role="alert">
      {text}{' '}
      <Button variant="subtle" size="compact-sm" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </p>
  )
}
