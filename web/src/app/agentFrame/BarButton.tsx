import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import styles from './AgentLayout.module.css'

interface BarButtonProps
  extends Omit<ActionIconProps, 'size'>, Omit<ComponentProps<'button'>, keyof ActionIconProps> {
  /** Only shown if there is room for it. */
  isWideOnly?: boolean
}

/** An icon button in an agent's top bar that opens something, which may add a class. */
export function BarButton({ isWideOnly = false, className = '', ...rest }: BarButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={`${styles.more} ${isWideOnly ? styles.wide : ''} ${className}`}
      {...rest}
    />
  )
}
