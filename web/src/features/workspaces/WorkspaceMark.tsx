import { useState } from 'react'
import type { WorkspaceLook } from './useWorkspaceLook.ts'
import styles from './WorkspaceMenu.module.css'

/** A workspace's picture, or its first letter where it has none or none that can be shown. */
export function WorkspaceMark({ name, picture }: WorkspaceLook) {
  const [brokenPicture, setBroken] = useState('')
  return (
    <span className={styles.mark} aria-hidden="true">
      {picture && picture !== brokenPicture ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
      ) : (
        name.slice(0, 1).toUpperCase()
      )}
    </span>
  )
}
