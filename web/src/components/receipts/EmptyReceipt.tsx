import styles from './EmptyReceipt.module.css'

const teeth = 8

/** An empty receipt: the picture of everything that is empty. */
export function EmptyReceipt() {
  const down = 'h1.75a2.25 2.25 0 0 0 4.5 0h1.75'.repeat(teeth)
  const up = 'h-1.75a2.25 2.25 0 0 0-4.5 0h-1.75'.repeat(teeth)
  const outline = `M16 10${down}v64${up}z`
  return (
    <svg className={styles.slip} viewBox="0 0 96 88" aria-hidden="true">
      <path className={styles.behind} d={outline} transform="rotate(6 48 42)" />
      <g transform="rotate(-4 48 42)">
        <path className={styles.paper} d={outline} />
        <path className={styles.title} d="M25 23h20" />
        <path className={styles.line} d="M25 33h46M25 59h46" />
        <path className={styles.dots} d="M25 42h30M25 50h24" />
        <path className={styles.figure} d="M64 42h7M60 50h11" />
        <path className={styles.sum} d="M25 66h12M57 66h14" />
      </g>
    </svg>
  )
}
