import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import styles from './AgentLayout.module.css'

interface BarButtonProps
  extends Omit<ActionIconProps, 'size'>, Omit<ComponentProps<'button'>, keyof ActionIconProps> {
  /** Only where there is room for it. */
  isWideOnly?: boolean
}

/** A picture in an agent's top bar that opens something, which may give it a class of its own. */
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
