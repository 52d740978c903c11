import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { Rolling } from '../../../components/Rolling.tsx'
import { formatCount } from '../../../lib/formats/formats.ts'
import { useCurrentInView } from '../../../lib/browser/useCurrentInView.ts'
import type { StatusCounts } from './countStatuses.ts'
import styles from './FilterBar.module.css'
import { shows } from './inboxFilter.ts'
import { t } from '../texts.ts'

interface StatusTabsProps {
  value: InboxFilter['show']
  shelves: StatusCounts
  onChange: (show: InboxFilter['show']) => void
}

/** Chooses one of the five statuses of the list, with the number of conversations that need action. */
export function StatusTabs({ value, shelves, onChange }: StatusTabsProps) {
  const row = useCurrentInView<HTMLFieldSetElement>(value)
  return (
    <fieldset ref={row} className={styles.shows}>
      <legend className="unseen">{t('show')}</legend>
      {shows.map((show) => {
        const count = shelves[show] ?? 0
        return (
          <label key={show}>
            <input
              type="radio"
              name="show"
              className="unseen"
              checked={value === show}
              onChange={() => onChange(show)}
            />
            <span>
              {t(`show_${show}`)}{' '}
              {count > 0 && (
                <b>
                  <Rolling text={formatCount(count)} />
                </b>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
