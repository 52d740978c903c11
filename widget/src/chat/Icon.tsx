/** @jsxImportSource @parley/widget */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M12 19V5M6 11l6-6 6 6',
  stop: 'M9 9h6v6H9zM11 9v6M13 9v6',
  down: 'M12 5v14M6 13l6 6 6-6',
  menu: 'M6 12h0M12 12h0M18 12h0',
} as const

interface IconProps {
  name: keyof typeof paths
}

export function Icon({ name }: IconProps) {
  return <svg viewBox="0 0 24 24" aria-hidden="true"><path d={paths[name]} /></svg>
}
