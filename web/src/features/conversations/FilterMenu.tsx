import { ActionIcon, NativeSelect, Popover, Switch } from '@mantine/core'
import type { InboxFilter } from '@parley/functions/shared/inbox'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import styles from './FilterBar.module.css'
import { channels, languageName } from './names.ts'

interface FilterMenuProps {
  filter: InboxFilter
  languages: string[]
  tags: string[]
  /** How many of these are chosen. */
  count: number
  onChange: (changes: Partial<InboxFilter>) => void
}

/** The rarer filters, behind one button. */
export function FilterMenu({ filter, languages, tags, count, onChange }: FilterMenuProps) {
  const { unread, channel, tag, language } = filter
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={260} shadow="none">
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={count > 0 ? `More filters, ${count} chosen` : 'More filters'}
          data-chosen={count > 0}
          className={styles.menu}
        >
          <IconAdjustmentsHorizontal size={17} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="More filters">
        <div className={styles.fields}>
          <Switch
            label="Unread only"
            checked={unread}
            onChange={(event) => onChange({ unread: event.currentTarget.checked })}
          />
          <NativeSelect
            label="Channel"
            value={channel}
            data={[
              { value: '', label: 'Any channel' },
              ...Object.entries(channels).map(([value, label]) => ({ value, label })),
            ]}
            onChange={(event) => onChange({ channel: event.currentTarget.value })}
          />
          <NativeSelect
            label="Tag"
            value={tag}
            data={[{ value: '', label: 'Any tag' }, ...withValue(tags, tag)]}
            onChange={(event) => onChange({ tag: event.currentTarget.value })}
          />
          <NativeSelect
            label="Language"
            value={language}
            data={[
              { value: '', label: 'Any language' },
              ...withValue(languages, language).map((value) => ({ value, label: languageName(value) })),
            ]}
            onChange={(event) => onChange({ language: event.currentTarget.value })}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** A value from an address may be in none of the conversations at hand. */
function withValue(known: string[], value: string): string[] {
  return value && !known.includes(value) ? [...known, value] : known
}
