import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { SearchField } from '../../../components/forms/SearchField.tsx'
import { isUnderLayer } from '../../../components/dialogs/useEscape.ts'
import { useShortcut } from '../../../lib/browser/useShortcut.ts'
import type { StatusCounts } from './countStatuses.ts'
import styles from './FilterBar.module.css'
import { FilterMenu } from './FilterMenu.tsx'
import { nameOfLanguage } from '../../../lib/formats/nameOfLanguage.ts'
import { channelName } from '../names.ts'
import { SavedViews } from './SavedViews.tsx'
import { SaveViewButton } from './SaveViewButton.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { t } from '../texts.ts'
import { useMay } from '../../../lib/session/viewer.ts'

interface FilterBarProps {
  filter: InboxFilter
  shelves: StatusCounts
  languages: string[]
  tags: string[]
  onChange: (changes: Partial<InboxFilter>) => void
}

/** Filters the list by a search, one of the five statuses, and other filters, each removable. */
export function FilterBar({ filter, shelves, languages, tags, onChange }: FilterBarProps) {
  const { unread, channel, tag, language } = filter
  const input = useRef<HTMLInputElement>(null)
  const mayUseViews = useMay('changeInboxViews')
  useShortcut('/', () => input.current?.focus(), isUnderLayer)
  const chosen: { text: string; without: Partial<InboxFilter> }[] = [
    ...(unread ? [{ text: t('unread'), without: { unread: false } }] : []),
    ...(channel
      ? [
          {
            text: channelName(channel),
            without: { channel: '' },
          },
        ]
      : []),
    ...(tag ? [{ text: t('tagIs', { tag }), without: { tag: '' } }] : []),
    ...(language ? [{ text: nameOfLanguage(language), without: { language: '' } }] : []),
  ]
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          ref={input}
          label={t('searchConversations')}
          placeholder={t('searchWhatVisitorsWrote')}
          maxLength={100}
          // Each search queries the database.
          pauseMs={250}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
        <FilterMenu
          filter={filter}
          languages={languages}
          tags={tags}
          count={chosen.length}
          onChange={onChange}
        />
        {mayUseViews && <SaveViewButton filter={filter} />}
      </div>
      <StatusTabs value={filter.show} shelves={shelves} onChange={(show) => onChange({ show })} />
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          {chosen.map(({ text, without }) => (
            <button
              key={text}
              type="button"
              aria-label={t('removeFilter', { filter: text })}
              onClick={() => onChange(without)}
            >
              {text} <IconX size={12} aria-hidden="true" />
            </button>
          ))}
        </div>
      )}
      {mayUseViews && <SavedViews filter={filter} onChoose={onChange} />}
    </div>
  )
}
