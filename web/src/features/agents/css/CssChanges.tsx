import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import styles from './Css.module.css'
import { acceptChunk, cssChunks, rejectChunk } from './cssChunks.ts'
import { t } from './texts.ts'

interface CssChangesProps {
  /** The style sheet before the assistant's change, and as it is now. */
  before: string
  after: string
  onAccept: (before: string) => void
  onReject: (after: string) => void
}

/** Shows what the assistant has changed, to be accepted or rejected as a whole or part by part. */
export function CssChanges({ before, after, onAccept, onReject }: CssChangesProps) {
  const section = useRef<HTMLElement>(null)
  const chunks = cssChunks(before, after)
  const changed = chunks.flatMap((chunk, index) => (chunk.isChanged ? [{ ...chunk, index }] : []))
  // It appears below the editor, perhaps beyond the window.
  useEffect(() => {
    // In braces: browsers return a promise, which React would call as the effect's cleanup.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section ref={section} className={styles.changes} aria-label={t('changes')}>
      <header>
        <h3>{t('changes')}</h3>
        <Button variant="default" size="compact-sm" onClick={() => onReject(before)}>
          {t('rejectAll')}
        </Button>
        <Button size="compact-sm" onClick={() => onAccept(after)}>
          {t('acceptAll')}
        </Button>
      </header>
      <ol>
        {changed.map(({ index, before: old, after: own }, number) => (
          // A change has no identity but its order.
          <li key={String(index)} aria-label={t('change', { n: number + 1 })}>
            <pre dir="ltr">
              {old.trim() !== '' && <del>{old}</del>}
              {own.trim() !== '' && <ins>{own}</ins>}
            </pre>
            {changed.length > 1 && (
              <div>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() => onReject(rejectChunk(chunks, index))}
                >
                  {t('reject')}
                </Button>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() => onAccept(acceptChunk(chunks, index))}
                >
                  {t('accept')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
