import type { ChatFile } from '@parley/functions/shared/widget/widgetApi'
import { Glyph } from '../Glyph.tsx'

interface FileViewProps {
  file: ChatFile
}

/** Renders a file of a message: pictures as images, others by their names. */
export function FileView({ file: { id, name, sizeKB, url } }: FileViewProps) {
  const isPicture = /\.(png|jpe?g|gif|webp)$/i.test(name)
  return (
    <li key={id}>
      <a href={url} target="_blank" rel="noopener">
        {isPicture ? (
          <img src={url} alt={name} loading="lazy" />
        ) : (
          <>
            <Glyph path="M7 3h7l4 4v14H7zM14 3v4h4" />
            <span>
              {name} <small>{Math.ceil(sizeKB)} kB</small>
            </span>
          </>
        )}
      </a>
    </li>
  )
}
