import { phone } from '../chat/Icon.tsx'

const paths = {
  back: 'M15 5l-7 7 7 7',
  plus: 'M12 5v14M5 12h14',
  list: 'M4 7h16M4 12h16M4 17h10',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 20c1-4 4-5 8-5s7 1 8 5',
  sound: 'M4 10v4h4l5 4V6l-5 4zM17 9c1.500 2 1.500 4 0 6',
  silence: 'M4 10v4h4l5 4V6l-5 4zM17 10l4 4M21 10l-4 4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  clip: 'M20 11l-8 8a5 5 0 01-7-7l8-8a3.500 3.500 0 015 5l-8 8a2 2 0 01-3-3l7-7',
  end: 'M12 5v14M6 13l6 6 6-6',
  close: 'M7 7l10 10M17 7L7 17',
  up: 'M7 11v9H4v-9zM7 12l4-8c2 0 3 1 2 6h5c2 0 2 1 2 2l-1.500 6c-.5 2-1.500 2-2.500 2H7',
  down: 'M17 13V4h3v9zM17 12l-4 8c-2 0-3-1-2-6H6c-2 0-2-1-2-2l1.500-6C6 4 7 4 8 4h9',
  phone,
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  microphone: 'M12 14a3 3 0 003-3V6a3 3 0 00-6 0v5a3 3 0 003 3zM6 11c0 8 12 8 12 0M12 17v4',
  muted: 'M12 14a3 3 0 003-3V6a3 3 0 00-6 0v5a3 3 0 003 3zM6 11c0 8 12 8 12 0M12 17v4M4 4l16 16',
} as const

interface GlyphProps {
  name: keyof typeof paths
}

/** The icons of the extras. */
export function Glyph({ name }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" class={`glyph ${name}`}>
      <path d={paths[name]} />
    </svg>
  )
}
