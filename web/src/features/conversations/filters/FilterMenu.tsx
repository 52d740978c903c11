import { ActionIcon, NativeSelect, Popover, Switch } from '@mantine/core'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import styles from './FilterBar.module.css'
import { nameOfLanguage } from '../../../lib/formats/nameOfLanguage.ts'
import { channelName, channels } from '../names.ts'
import { t } from '../texts.ts'

interface FilterMenuProps {
  filter: InboxFilter
  languages: string[]
  tags: string[]
  /** The number of active filters from this menu. */
  count: number
  onChange: (changes: Partial<InboxFilter>) => void
}

/** Shows the less common filters behind one button. */
export function FilterMenu({ filter, languages, tags, count, onChange }: FilterMenuProps) {
  const { unread, channel, tag, language } = filter
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={260} shadow="none">
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={count > 0 ? t('filtersChosen', { count }) : t('moreFilters')}
          data-chosen={count > 0}
          className={styles.menu}
        >
          <IconAdjustmentsHorizontal size={17} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('moreFilters')}>
        <div className={styles.fields}>
          <Switch
            label={t('unreadOnly')}
            checked={unread}
            onChange={(event) => onChange({ unread: event.currentTarget.checked })}
          />
          <NativeSelect
            label={t('channel')}
            value={channel}
            data={[
              { value: '', label: t('anyChannel') },
              ...channels.map((value) => ({ value, label: channelName(value) })),
            ]}
            onChange={(event) => onChange({ channel: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('tag')}
            value={tag}
            data={[{ value: '', label: t('anyTag') }, ...withValue(tags, tag)]}
            onChange={(event) => onChange({ tag: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('language')}
            value={language}
            data={[
              { value: '', label: t('anyLanguage') },
              ...withValue(languages, language).map((value) => ({ value, label: nameOfLanguage(value) })),
            ]}
            onChange={(event) => onChange({ language: event.currentTarget.value })}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Adds a value from the URL that may occur in none of the loaded conversations. */
function withValue(values: string[], value: string): string[] {
  return value && !values.includes(value) ? [...values, value] : values
}
