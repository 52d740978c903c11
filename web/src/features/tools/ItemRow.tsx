import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DeleteButton } from '../../components/dialogs/DeleteButton.tsx'
import { t } from './texts.ts'
import styles from './Tools.module.css'

interface ItemRowProps {
  name: string
  /** True when the name is an identifier in code. */
  isCode?: boolean
  /** The description, one element per line. */
  children: ReactNode
  onEdit: () => void
  onDelete: () => void
}

/** Shows one item of a list with its actions. */
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
