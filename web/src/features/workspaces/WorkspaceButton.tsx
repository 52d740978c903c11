import { IconSelector } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Badge } from '../../components/Badge.tsx'
import { shorten } from '../../lib/formats.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useWorkspaceName } from './useWorkspaceName.ts'
import styles from './WorkspaceMenu.module.css'

/** The workspace in view; the menu gives it its behaviour. */
export function WorkspaceButton(behaviour: ComponentProps<'button'>) {
  const current = useWorkspaceRef()
  const name = useWorkspaceName(current)
  return (
    <button {...behaviour} type="button" className={styles.button} aria-label={`Workspace ${name}`} title={name}>
      <span className={styles.mark} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className={styles.name}>{shorten(name, 20)}</span>
      <Badge>{current.region.toUpperCase()}</Badge>
      <IconSelector size={14} />
    </button>
  )
}
