import { useWorkspaceLook } from '../../features/workspaces/useWorkspaceLook.ts'
import { WorkspaceMark } from '../../features/workspaces/WorkspaceMark.tsx'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useNavigationBehind } from './NavigationContext.ts'
import styles from '../shell/Shell.module.css'

/** The head of a page on a phone, with the current workspace; an agent's pages have their own bar instead. */
export function PhoneBar() {
  const look = useWorkspaceLook(useWorkspaceRef())
  if (useNavigationBehind() === null) return null
  return (
    <div className={styles.bar}>
      <WorkspaceMark {...look} />
      <span dir="auto">{look.name}</span>
    </div>
  )
}
