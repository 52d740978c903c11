import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

interface Look {
  variant?: 'filled' | 'default' | 'subtle' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
  icon?: ReactNode
  isBusy?: boolean
}

/** Ours rather than Mantine's: the first view shows buttons and nothing else of what Mantine would bring. */
export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  disabled = false,
  className,
  children,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={classOf(variant, size, className)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      {icon}
      <span>{children}</span>
    </button>
  )
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Omit<Look, 'isBusy'> & ComponentProps<typeof Link>) {
  return (
    <Link className={classOf(variant, size, className)} {...rest}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}

function classOf(variant: Look['variant'] = 'filled', size: Look['size'] = 'normal', added = ''): string {
  return [styles.button, styles[variant], size === 'small' && styles.small, added].filter(Boolean).join(' ')
}
