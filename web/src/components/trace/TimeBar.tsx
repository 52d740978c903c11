import styles from './TimeBar.module.css'

/** The share of a turn's time before a call, and that of the call; from 0 to 1. */
export interface TimeSpan {
  start: number
  share: number
}

/** Draws when a call ran within its turn, and for how long. The seconds are written beside it. */
export function TimeBar({ start, share }: TimeSpan) {
  return (
    <span className={styles.track} aria-hidden="true">
      <i style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${share * 100}%` }} />
    </span>
  )
}

/** Returns the spans of calls that ran one after the other; undefined for steps that take no time. */
export function timeSpans(milliseconds: readonly (number | undefined)[]): (TimeSpan | undefined)[] {
  const total = milliseconds.reduce<number>((sum, ms) => sum + (ms ?? 0), 0)
  let before = 0
  return milliseconds.map((ms) => {
    if (ms === undefined || total === 0) return undefined
    const span = { start: before / total, share: ms / total }
    before += ms
    return span
  })
}
