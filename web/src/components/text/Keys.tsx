import styles from './Keys.module.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A shortcut in the notation of this machine. */
export function Keys({ of }: { of: string }) {
  return <kbd className={styles.keys}>{of.replace('mod ', isMac ? '⌘' : 'Ctrl ')}</kbd>
}
