/** The icon of a call, and of the button that ends it. */
export const phone = 'M6 4l3 1 1 4-2 2c1 2 3 4 5 5l2-2 4 1 1 3c-1 2-2 2-3 2C10 20 4 13 4 7c0-1 0-2 2-3z'

const paths = {
  phone,
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M12 19V5M6 11l6-6 6 6',
  stop: 'M9 9h6v6H9zM11 9v6M13 9v6',
  menu: 'M6 12h.5M12 12h.5M18 12h.5',
} as const

interface IconProps {
  name: keyof typeof paths
}

export function Icon({ name }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
