import { ActionIcon, Checkbox } from '@mantine/core'
import { givenPages, type ClientPage } from '@parley/functions/shared/clientPages'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import styles from './Clients.module.css'
import { nameOfPage } from './nameOfPage.ts'
import { t } from './texts.ts'

interface PagesEditorProps {
  /** The pages that are given, in the order of their tabs. */
  value: readonly ClientPage[]
  onChange: (pages: ClientPage[]) => void
}

/** Which pages somebody sees, and in which order; those that he does not see stand below. */
export function PagesEditor({ value, onChange }: PagesEditorProps) {
  const shown = value.filter((page) => givenPages.includes(page))
  const others = givenPages.filter((page) => !value.includes(page))

  function toggle(page: ClientPage) {
    onChange(value.includes(page) ? value.filter((one) => one !== page) : [...value, page])
  }

  function move(page: ClientPage, by: -1 | 1) {
    const neighbour = shown[shown.indexOf(page) + by]
    if (neighbour === undefined) return
    const moved = value.map((one) => (one === page ? neighbour : one === neighbour ? page : one))
    onChange(moved)
  }

  return (
    <ul className={styles.list}>
      {[...shown, ...others].map((page) => (
        <li key={page}>
          <Checkbox label={nameOfPage(page)} checked={value.includes(page)} onChange={() => toggle(page)} />
          {value.includes(page) && (
            <>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('moveUp', { page: nameOfPage(page) })}
                disabled={shown[0] === page}
                onClick={() => move(page, -1)}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('moveDown', { page: nameOfPage(page) })}
                disabled={shown.at(-1) === page}
                onClick={() => move(page, 1)}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
