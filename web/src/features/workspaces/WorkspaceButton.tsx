import { Badge } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { shorten } from '../../lib/formats/formats.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useWorkspaceLook } from './useWorkspaceLook.ts'
import { WorkspaceMark } from './WorkspaceMark.tsx'
import styles from './WorkspaceMenu.module.css'
import { menuTexts as t } from './menuTexts.ts'

/** Shows the current workspace; the menu passes its button props. */
export function WorkspaceButton(behaviour: ComponentProps<'button'>) {
  const current = useWorkspaceRef()
  const look = useWorkspaceLook(current)
  const { name } = look
  const region = current.region.toUpperCase()
  return (
    <button
      {...behaviour}
      type="button"
      className={styles.button}
      aria-label={t('workspaceNamed', { name, region })}
      title={name}
    >
      <WorkspaceMark {...look} />
      <span className={styles.name}>{shorten(name, 20)}</span> <Badge>{region}</Badge>
      <IconSelector size={14} />
    </button>
  )
}
