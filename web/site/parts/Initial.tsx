import type { CSSProperties } from 'react'

interface InitialProps {
  name: string
  /** In degrees of OKLCH. */
  hue: number
  /** In pixels. */
  size: number
}

/** The round picture of a person in a drawing, with the first letter of their name. */
export function Initial({ name, hue, size }: InitialProps) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--hue': String(hue), '--size': `${size}px` }
  return (
    <span className="initial" style={style}>
      {name.slice(0, 1)}
    </span>
  )
}
