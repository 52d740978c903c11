import { Button } from '@mantine/core'
import type { Unanswered } from '@parley/functions/shared/retrieval'
import styles from './retrieval.module.css'
import { t } from './texts.ts'

interface WhatToWriteProps {
  groups: readonly Unanswered[]
  onTeach: (asked: Unanswered) => void
}

/** The questions that most visitors went away with, as a short list of what to write next. */
export function WhatToWrite({ groups, onTeach }: WhatToWriteProps) {
  if (groups.length === 0) return null
  return (
    <section className={styles.next} aria-labelledby="what-to-write">
      <h2 id="what-to-write">{t('whatToWriteNext')}</h2>
      <ol>
        {groups.map((asked) => (
          <li key={asked.key}>
            <span>
              <b dir="auto">{asked.question}</b>
              <small>{t('askedTimes', { count: asked.count })}</small>
            </span>
            <Button variant="default" size="xs" onClick={() => onTeach(asked)}>
              {t('giveAnswer')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
