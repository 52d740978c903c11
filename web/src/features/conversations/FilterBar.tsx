import type { InboxFilter } from '@parley/functions/shared/inbox'
import { IconX } from '@tabler/icons-react'
import styles from './FilterBar.module.css'
import { FilterMenu } from './FilterMenu.tsx'
import { shows } from './inboxFilter.ts'
import { channels, languageName } from './names.ts'
import { SavedViews } from './SavedViews.tsx'
import { SearchField } from './SearchField.tsx'

interface FilterBarProps {
  filter: InboxFilter
  languages: string[]
  tags: string[]
  onChange: (changes: Partial<InboxFilter>) => void
}

/**
 * What narrows the list: a search, one of the five shelves, and what else was chosen, each to be taken away
 * again.
 */
export function FilterBar({ filter, languages, tags, onChange }: FilterBarProps) {
  const { unread, channel, tag, language } = filter
  const chosen: { text: string; without: Partial<InboxFilter> }[] = [
    ...(unread ? [{ text: 'Unread', without: { unread: false } }] : []),
    ...(channel
      ? [
          {
            text: Object.entries(channels).find(([key]) => key === channel)?.[1] ?? channel,
            without: { channel: '' },
          },
        ]
      : []),
    ...(tag ? [{ text: `Tag: ${tag}`, without: { tag: '' } }] : []),
    ...(language ? [{ text: languageName(language), without: { language: '' } }] : []),
  ]
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField value={filter.search} onChange={(search) => onChange({ search })} />
        <FilterMenu
          filter={filter}
          languages={languages}
          tags={tags}
          count={chosen.length}
          onChange={onChange}
        />
      </div>
      <fieldset className={styles.shows}>
        <legend className="unseen">Show</legend>
        {shows.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="show"
              className="unseen"
              checked={filter.show === value}
              onChange={() => onChange({ show: value })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          {chosen.map(({ text, without }) => (
            <button
              key={text}
              type="button"
              aria-label={`Remove filter ${text}`}
              onClick={() => onChange(without)}
            >
              {text} <IconX size={12} aria-hidden="true" />
            </button>
          ))}
        </div>
      )}
      <SavedViews filter={filter} onChoose={onChange} />
    </div>
  )
}
