import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DeleteButton } from '../../components/DeleteButton.tsx'
import { t } from './texts.ts'
import styles from './Tools.module.css'

interface ItemRowProps {
  name: string
  /** The name is one that programs use. */
  isCode?: boolean
  /** What is said of it, a line each. */
  children: ReactNode
  onEdit: () => void
  onDelete: () => void
}

/** One of a list, with what can be done to it. */
export function ItemRow({ name, isCode = false, children, onEdit, onDelete }: ItemRowProps) {
  return (
    <li>
      <div className={styles.about}>
        <bdi dir={isCode ? 'ltr' : 'auto'} className={isCode ? styles.code : styles.label}>
          {name}
        </bdi>
        <div className={styles.more}>{children}</div>
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label={t('edit', { name })} onClick={onEdit}>
        <IconPencil size={16} />
      </ActionIcon>
      <DeleteButton label={t('deleteNamed', { name })} onClick={onDelete} />
    </li>
  )
}
