import type { CSSProperties } from 'react'
import styles from './Face.module.css'

interface FaceProps {
  /** The input of the drawing: the same seed always gives the same face. */
  seed: string
  /** A person's name, whose initials are shown; without one a face is drawn. */
  name?: string
  /** In pixels. */
  size?: number
}

/**
 * A round picture that is derived from a person's id or name. It is decorative, because the name is beside
 * it.
 */
export function Face({ seed, name = '', size = 32 }: FaceProps) {
  const own = numberOf(seed || name)
  const initials = initialsOf(name)
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--size': `${size}px`,
    '--hue': String(own % 360),
  }
  return (
    <span className={styles.face} style={style} dir="auto" aria-hidden="true">
      {initials || <Drawing of={own} />}
    </span>
  )
}

/** The directions of the head, the positions of the eyes, and the shapes of the mouth. */
const mouths = [
  'M15 24.5q5 4 10 0',
  'M16 25q4 2.2 8-.4',
  'M15.5 24q4.5 5 9 0z',
  'M17 25q3 2.4 6.5-.6',
] as const

function Drawing({ of }: { of: number }) {
  const pick = (step: number, count: number) => Math.floor(of / 7 ** step) % count
  const turn = pick(1, 41) - 20
  const [x, y] = [pick(2, 13) - 6, pick(3, 7) - 1]
  const apart = 4 + pick(4, 3)
  return (
    <svg viewBox="0 0 40 40" width="100%" height="100%">
      <g transform={`translate(${x} ${y}) rotate(${turn} 20 20)`}>
        <rect x="3" y="5" width="34" height="44" rx={10 + pick(5, 8)} className={styles.head} />
        <g className={styles.look} transform={`translate(${x / 3} 0)`}>
          <circle cx={20 - apart} cy="18" r="1.9" />
          <circle cx={20 + apart} cy="18" r="1.9" />
          <path d={mouths[pick(6, mouths.length)]} />
        </g>
      </g>
    </svg>
  )
}

/** Returns at most two letters, of the first and the last word; empty for text without words. */
function initialsOf(name: string): string {
  const letters = name.split(/[\s@._-]+/u).flatMap((word) => word.match(/^\p{L}\p{M}*/u) ?? [])
  const last = name.includes('@') || letters.length < 2 ? '' : (letters.at(-1) ?? '')
  return `${letters[0] ?? ''}${last}`.toLocaleUpperCase()
}

/** Returns a number for a text (FNV-1a), the same for the same text in every browser. */
function numberOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return hash >>> 0
}
