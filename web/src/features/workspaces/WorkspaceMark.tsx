import { useState } from 'react'
import type { WorkspaceLook } from './useWorkspaceLook.ts'
import styles from './WorkspaceMenu.module.css'

/** A workspace's picture, or its first letter where it has none or none that can be shown. */
export function WorkspaceMark({ name, picture }: WorkspaceLook) {
  const [brokenPicture, setBroken] = useState('')
  const isShown = picture !== '' && picture !== brokenPicture
  return (
    // The letter is drawn, not text: it is no part of what the button around it says.
    <span
      className={styles.mark}
      aria-hidden="true"
      data-letter={isShown ? '' : name.slice(0, 1).toUpperCase()}
    >
      {isShown && (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
      )}
    </span>
  )
}
