import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import styles from './AgentLayout.module.css'

interface BarButtonProps
  extends Omit<ActionIconProps, 'size'>, Omit<ComponentProps<'button'>, keyof ActionIconProps> {
  /** Only where there is room for it. */
  isWideOnly?: boolean
}

/** A picture in an agent's top bar that opens something. */
export function BarButton({ isWideOnly = false, ...rest }: BarButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={isWideOnly ? `${styles.more} ${styles.wide}` : (styles.more ?? '')}
      {...rest}
    />
  )
}
