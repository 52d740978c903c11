import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  height: number
  width?: CSSProperties['width']
  maxWidth?: CSSProperties['maxWidth']
  /** Room above, to the skeleton before. */
  top?: number
  shape?: 'bar' | 'box' | 'pill'
  style?: CSSProperties
  className?: string | undefined
}

/** The shape of what is still on its way. */
export function Skeleton({
  height,
  width,
  maxWidth,
  top,
  shape = 'bar',
  style,
  className = '',
}: SkeletonProps) {
  return (
    <div
      className={`${styles.skeleton} ${styles[shape]} ${className}`}
      style={{ height, width, maxWidth, marginTop: top, ...style }}
    />
  )
}
