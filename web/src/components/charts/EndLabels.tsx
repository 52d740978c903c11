import type { CSSProperties } from 'react'
import styles from './EndLabels.module.css'
import { spread } from './scale.ts'

export interface EndLabel {
  id: string
  name: string
  colour: string
  value: string
  /** The vertical position of the end of the line, from 0 at the bottom to 1 at the top. */
  level: number
}

interface EndLabelsProps {
  labels: readonly EndLabel[]
  /** The height of the drawing in pixels. */
  height: number
  /** Puts the labels above the drawing at every width. */
  isAbove: boolean
}

/** The names at the ends of their lines, or above a drawing without space at its side. */
export function EndLabels({ labels, height, isAbove }: EndLabelsProps) {
  if (labels.length === 0) return null
  const tops = spread(
    labels.map(({ level }) => (1 - level) * height),
    height,
  )
  return (
    <ul className={styles.ends} data-above={isAbove || undefined}>
      {labels.map(({ id, name, colour, value }, index) => {
        const style: CSSProperties & Record<'--top', string> = { '--top': `${tops[index] ?? 0}px` }
        return (
          <li key={id} style={style}>
            <i style={{ background: colour }} />
            <span dir="auto" title={name}>
              {name}
            </span>
            <b>{value}</b>
          </li>
        )
      })}
    </ul>
  )
}
