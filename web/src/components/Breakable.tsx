import { Fragment } from 'react'

/** A text whose e-mail addresses, where they are too long for a line, go on after the @ or before a dot. */
export function Breakable({ text }: { text: string }) {
  if (!text.includes('@')) return text
  return text.split(/(?<=@)|(?=\.\S)/).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
