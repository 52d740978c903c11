import { useState } from 'react'
import type { WorkspaceLook } from './useWorkspaceLook.ts'
import styles from './WorkspaceMenu.module.css'
import { firstLetter } from '../../lib/formats/firstLetter.ts'

/** Shows a workspace's picture, or its first letter without one or when it fails to load. */
export function WorkspaceMark({ name, picture }: WorkspaceLook) {
  const [brokenPicture, setBroken] = useState('')
  const isShown = picture !== '' && picture !== brokenPicture
  return (
    // Hidden from screen readers, so that the letter is not part of the button's name.
    <span className={styles.mark} aria-hidden="true" data-letter={isShown ? '' : firstLetter(name)}>
      {isShown && (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
      )}
    </span>
  )
}
